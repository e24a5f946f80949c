// Sharing a match: the sheet with its link, its file and the formats of other programs.

import { copyText, download, faultWords, sheet } from "./dialog.mjs";
import { element } from "../site/dom.mjs";
import { placed } from "./match-view.mjs";
import { beginAt, openGame } from "./open-game.mjs";
import { endings, isUsi, recordOf, textOf } from "../store/import-game.mjs";
import { encodeGame, titleOf } from "../store/link.mjs";
import { openEditor } from "../site/core.mjs";
import { familyOf, playPage, setUpPage } from "../site/game-urls.mjs";
import { oneOf, say } from "../site/say.mjs";
import { hasShareSheet, shareLink, showQrCode } from "../site/share-link.mjs";
import { sharing } from "../words/match.mjs";

/** @import { Panel } from "./panel.mjs" */

/** @param {Panel} panel */
export async function shareGame(panel) {
  const { match } = panel;
  panel.study?.guess.again(); // a try is none of its moves
  const url = playPage(match.game);
  url.hash = await encodeGame({ record: match.record, at: match.place });
  const done = element("p", { className: "small", role: "status" });
  const link = element("input", {
    type: "text",
    readonly: true,
    value: url.href,
    "aria-label": sharing.linkField,
    "data-testid": "link",
  });
  const file = element("input", {
    type: "file",
    accept: endings,
    className: "away",
    id: `${panel.slot}-file`,
    "data-testid": "open-file",
  });
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    file.closest("dialog").close("");
    openGame(panel, await textOf(chosen), chosen.name);
  });
  const copy = async () => {
    const whole = await copyText(url.href);
    if (!whole) link.select();
    done.textContent = whole ? sharing.linkCopied : sharing.copyAbove;
  };
  const share = async () => {
    if ((await shareLink(url.href)) === "failed") await copy();
  };
  const qr = ({ target }) => {
    target.closest("dialog").close("");
    return showQrCode(url.href);
  };
  const embed = async ({ target }) => {
    const { embedCode } = await import("./share-embed.mjs");
    target.hidden = true; // its place is taken by the code
    const code = embedCode(url, { title: titleOf(match.record) || match.card.name });
    target.closest("fieldset").append(code);
    code.querySelector("button").focus();
  };
  const body = element(
    "div",
    { className: "options" },
    element(
      "fieldset",
      {},
      element("legend", {}, sharing.link),
      link,
      element(
        "div",
        { className: "bar" },
        element(
          "button",
          {
            type: "button",
            className: "primary",
            "data-testid": "copy-link",
            autofocus: true,
            onclick: copy,
          },
          sharing.copyLink,
        ),
        hasShareSheet(url.href) &&
          element(
            "button",
            { type: "button", "data-testid": "share-link", onclick: share },
            sharing.shareLink,
          ),
        element(
          "button",
          { type: "button", "data-testid": "show-qr", onclick: qr },
          sharing.qrCode,
        ),
        element(
          "button",
          { type: "button", "data-testid": "show-embed", onclick: embed },
          sharing.embed,
        ),
      ),
      done,
    ),
    element(
      "fieldset",
      {},
      element("legend", {}, sharing.file),
      element(
        "div",
        { className: "bar" },
        element(
          "button",
          {
            type: "button",
            "data-testid": "save-file",
            onclick: () => download(`${match.game}.game`, match.record),
          },
          sharing.saveFile,
        ),
        element("label", { className: "button", for: file.id }, sharing.openFile),
        file,
      ),
    ),
    pictures(panel),
    foreignFormats(panel),
    element(
      "p",
      { className: "small" },
      element(
        "a",
        { href: setUpPage(match.game, url.hash).href, "data-testid": "to-editor" },
        sharing.toEditor,
      ),
    ),
  );
  await sheet(sharing.title, body, [{ label: sharing.close, value: "" }], "share");
}

/** Leaves for the editor with the position shown. @param {Panel} panel */
export async function setUpFromBoard({ match }) {
  const hash = await encodeGame({ record: match.record, at: match.place });
  location.assign(setUpPage(match.game, hash));
}

// The board as it is seen, as a file.
function pictures(panel) {
  const { match } = panel;
  const status = element("p", { className: "small", role: "status" });
  const save = (ending) => async () => {
    try {
      const { boardPicture, pngOf, svgText } = await import("./save-picture.mjs");
      const picture = boardPicture(
        panel.board.picture(),
        panel.root.querySelector(".board-holder"),
      );
      download(
        `${match.game}.${ending}`,
        ending === "png"
          ? await pngOf(picture)
          : new Blob([svgText(picture)], { type: "image/svg+xml" }),
      );
    } catch (fault) {
      status.textContent = faultWords(fault);
    }
  };
  const one = (ending, label, onclick = save(ending)) =>
    element("button", { type: "button", "data-testid": `picture-${ending}`, onclick }, label);
  const progress = element("div", {});
  const saveMoving = async () => {
    if (progress.childElementCount > 0) return; // one at a time
    try {
      const { saveMovingPicture } = await import("./moving-picture.mjs");
      await saveMovingPicture(panel, progress, status);
    } catch (fault) {
      status.textContent = faultWords(fault);
    }
  };
  return element(
    "fieldset",
    {},
    element("legend", {}, sharing.picture),
    element(
      "div",
      { className: "bar" },
      one("png", sharing.savePng),
      one("svg", sharing.saveSvg),
      one("gif", sharing.saveGif, saveMoving),
    ),
    progress,
    status,
  );
}

// The position in the formats of other programs, one of theirs set up, and the match in the formats of whole games. Null where no other program plays it.
function foreignFormats(panel) {
  const { match } = panel;
  const { formats, pgn, sgf, kif, mat } = match.foreign;
  if (formats.length === 0 && !pgn && !sgf && !kif && !mat) return null;
  const status = element("p", { className: "small", role: "status" });
  const copy = async (field, name) => {
    const done = await copyText(field.value);
    if (!done) field.select();
    status.textContent = done ? say(sharing.formatCopied, { format: name }) : sharing.copyField;
  };
  const rows = formats.map((name) => {
    const field = element("input", {
      type: "text",
      readonly: true,
      "aria-label": name,
      "aria-busy": "true",
      "data-testid": name.toLowerCase(),
    });
    const bar = element(
      "div",
      { className: "bar" },
      element(
        "button",
        {
          type: "button",
          disabled: true,
          "data-testid": `copy-${name.toLowerCase()}`,
          onclick: () => copy(field, name),
        },
        say(sharing.copyFormat, { format: name }),
      ),
      numberFiles[name] && saveNumbers(match.game, name, field),
    );
    return { name, field, bar };
  });
  if (rows.length > 0) fillIn(rows, match, status);
  // A game of Japanese chess may come as programs tell it to each other, with the moves.
  const names = oneOf([...formats, ...(kif ? ["USI"] : [])]);
  const paste = element("input", {
    type: "text",
    autocomplete: "off",
    spellcheck: false,
    placeholder: say(sharing.paste, { formats: names }),
    "aria-label": say(sharing.pasteField, { formats: names }),
    "data-testid": "paste",
    onkeydown: (event) => event.key === "Enter" && (event.preventDefault(), setUp(event)),
    // Rows of numbers are pasted into one line, so that their ends are not lost.
    onpaste: (event) => {
      const text = event.clipboardData?.getData("text") ?? "";
      if (!/\n./.test(text.trim())) return;
      event.preventDefault();
      paste.value = text.trim().replace(/\s*\n\s*/g, " / ");
    },
  });
  const setUp = async (event) => {
    const dialog = event.target.closest("dialog");
    try {
      if (kif && isUsi(paste.value)) {
        // With the moves that follow it the position is a game.
        const record = await recordOf(paste.value);
        dialog.close("");
        return openGame(panel, record, sharing.pasted);
      }
      const { options } = match.state;
      const editor = await openEditor(familyOf(match.game));
      const setup = editor.readForeign(match.game, paste.value, { options });
      dialog.close("");
      beginAt(panel, setup);
    } catch (fault) {
      // What is wrong from its first letter may be of another format.
      const other = fault.line === 1 && fault.column === 1;
      status.textContent = [faultWords(fault), other && say(sharing.takes, { formats: names })]
        .filter(Boolean)
        .join(" ");
      paste.focus();
    }
  };
  return element(
    "fieldset",
    {},
    element("legend", {}, sharing.others),
    rows.flatMap(({ field, bar }) => [field, bar]),
    formats.length > 0 && [
      paste,
      element(
        "div",
        { className: "bar" },
        element(
          "button",
          { type: "button", "data-testid": "set-up", onclick: setUp },
          sharing.setUp,
        ),
      ),
    ],
    pgn && saveFile(match, "pgn", sharing.savePgn, status),
    sgf && saveFile(match, "sgf", sharing.saveSgf, status),
    kif && saveFile(match, "kif", sharing.saveKif, status),
    kif && saveFile(match, "csa", sharing.saveCsa, status),
    mat && saveFile(match, "mat", sharing.saveMat, status),
    status,
  );
}

/** The position shown, in the fields of its formats: the module that writes it is fetched only now. Without it, or where a format has
 * no word for the position, there is nothing to copy.
 * @param {{ name: string, field: HTMLInputElement, bar: HTMLElement }[]} rows
 * @param {import("./match-view.mjs").LiveMatch} match */
async function fillIn(rows, match, status) {
  const { record, place } = match;
  /** @type {import("../../wasm/shapes.d.ts").ForeignPosition[]} */
  let written = [];
  try {
    const there = placed((await openEditor(familyOf(match.game))).read(record), place);
    try {
      written = there.positions();
    } finally {
      there.drop();
    }
  } catch (fault) {
    status.textContent = faultWords(fault);
  }
  for (const { name, field, bar } of rows) {
    const position = written.find((one) => one.name === name)?.position;
    if (!position) {
      field.remove();
      bar.remove();
      continue;
    }
    field.value = position;
    field.removeAttribute("aria-busy");
    for (const button of bar.querySelectorAll("button")) button.disabled = false;
  }
}

/** A button that saves the whole match as other programs keep it: by the module that writes such files, fetched when first asked for.
 * @param {import("./match-view.mjs").LiveMatch} match @param {"pgn" | "sgf" | "kif" | "csa" | "mat"} format */
function saveFile(match, format, label, status) {
  const save = async () => {
    try {
      const whole = (await openEditor(familyOf(match.game))).read(match.record);
      try {
        download(`${match.game}.${format}`, whole[format]());
      } finally {
        whole.drop();
      }
    } catch (fault) {
      status.textContent = faultWords(fault);
    }
  };
  return element(
    "div",
    { className: "bar" },
    element("button", { type: "button", "data-testid": `save-${format}`, onclick: save }, label),
  );
}

// Positions of numbers stand on one line, their rows parted by a stroke or a semicolon; in a file each row has its own.
const numberFiles = {
  Numbers: { ending: "txt", parted: " / ", label: sharing.saveText },
  CSV: { ending: "csv", parted: "; ", label: sharing.saveCsv },
};

function saveNumbers(game, format, field) {
  const { ending, parted, label } = numberFiles[format];
  const text = (position) => {
    const rows = position.split(parted);
    const wide = Math.max(...position.split(/[ /;,]+/).map((number) => number.length));
    return rows.map((row) =>
      ending === "txt"
        ? row
            .split(" ")
            .map((number) => number.padStart(wide))
            .join(" ")
        : row,
    );
  };
  return element(
    "button",
    {
      type: "button",
      disabled: true,
      "data-testid": `save-${ending}`,
      onclick: () => download(`${game}.${ending}`, `${text(field.value).join("\n")}\n`),
    },
    label,
  );
}
