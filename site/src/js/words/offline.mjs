// Sentences about what is stored for offline use, and about new versions of the site.

export const version = {
  this: "Version {version}",
  stored: "{percent} % of this site is stored for offline use.",
  allStored: "The whole site is stored for offline use.",
  ready: "A new version is ready.",
  waits: "A new version is ready. You can use it when this game is over.",
  otherWindows: {
    one: "A new version is ready. First close the other window of Codex Ludorum.",
    other: "A new version is ready. First close the other {n} windows of Codex Ludorum.",
  },
  update: "Update now",
};

export const offline = {
  all: "All {n} files are stored for offline use ({size}).",
  some: "Stored for offline use: {n} of {all} files ({size} of {allSize}).",
  stopped:
    "Stored for offline use: {n} of {all} files ({size} of {allSize}). The rest could not be downloaded. Try again with a network.",
  cannot:
    "This browser cannot store pages here. That happens in a private window, or when the site is opened without https. The archive below works all the same.",
  packing: "Packing: {percent} %",
  packed: "{file}: {n} files, {size}.",
  notPacked: "The archive could not be made: {why}. Try again with a network.",
  startFile: `Codex Ludorum, version {version}

To read: open index.html.
To play: open a terminal in this folder and type

    python3 -m http.server        (on Windows: py -m http.server)

then go to http://localhost:8000/ in a browser. Any other file server works as well.
You need no network, and nothing is sent anywhere.`,
};
