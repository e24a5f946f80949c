// Where a link goes besides the clipboard: the share sheet of the phone, where there is one, and a QR code for whoever sees this
// screen. Buttons of both, for a notice that a link was copied.

import { sharing } from "../words/match.mjs";

/** Whether this browser has a share sheet for a link. @param {string} href */
export const hasShareSheet = (href) => navigator.canShare?.({ url: href }) ?? "share" in navigator;

/** Hands a link to the share sheet: "shared", "closed" by the person, or "failed". @param {string} href */
export async function shareLink(href, title = document.title) {
  try {
    await navigator.share({ title, url: href });
    return "shared";
  } catch (fault) {
    return fault?.name === "AbortError" ? "closed" : "failed";
  }
}

/** Shows a link as a QR code in a sheet. @param {string} href */
export async function showQrCode(href) {
  const { qrSheet } = await import("../store/qr-code.mjs");
  await qrSheet(href);
}

/** The buttons of a notice about a link: [{label, act}]. @param {string} href */
export const linkButtons = (href) => [
  ...(hasShareSheet(href) ? [{ label: sharing.shareLink, act: () => shareLink(href) }] : []),
  { label: sharing.qrCode, act: () => showQrCode(href) },
];
