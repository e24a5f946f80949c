// The words of the sheet with a QR code.

export const qr = {
  title: "QR code",
  picture: "QR code of the link",
  scan: "Scan it with the camera of a phone or tablet. It opens this link there.",
  tooLong:
    "This link is too long for a QR code that a camera can read: it has {length} characters, and {most} is the most. Copy the link instead, or save a file.",
  onlyHere:
    "Its address, {host}, works on this computer only. To let others scan it, open the site at the address that this computer has in your network.",
  notLoaded: "The QR code could not be drawn. {fault}",
  close: "Close",
};
