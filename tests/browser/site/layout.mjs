// How a page lies: what has to be scrolled sideways, what is too small to be pressed.
import assert from "node:assert/strict";
import {
  inTurn,
  onShelf,
  pageReady,
  pages,
  pagesInTurn,
  painted,
  visitor,
  withoutGL,
} from "../hands.mjs";

/** A page, awake; boards are pictures. */
export async function wake(page, path) {
  await page.goto(path);
  await pageReady(page, { plain: true });
}

/** What has to be scrolled sideways at this width: the page, or anything on it but wide tables of figures; and boards that are cut off. */
export const sideways = (page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement;
    const name = (one) => `${one.localName}.${one.getAttribute("class") ?? ""}`;
    const wrong = [];
    if (scrollWidth > innerWidth)
      wrong.push(
        `the page: ${scrollWidth} px in ${innerWidth}: ${[...document.body.querySelectorAll("*")]
          .filter((one) => {
            const { right, width } = one.getBoundingClientRect();
            return width > 0 && right > innerWidth + 0.5;
          })
          .slice(0, 4)
          .map(name)
          .join(" ")}`,
      );
    for (const one of document.querySelectorAll("body *")) {
      if (
        one.scrollWidth > one.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(one).overflowX) &&
        !one.querySelector(":scope > table")
      )
        wrong.push(`${name(one)}: ${one.scrollWidth} px in ${one.clientWidth}`);
    }
    for (const board of document.querySelectorAll("svg.board, .board-view svg")) {
      const { left, right } = board.getBoundingClientRect();
      if (
        board.checkVisibility() &&
        !board.closest(".scroll") &&
        (left < -1 || right > innerWidth + 1)
      )
        wrong.push(`a board from ${left} to ${right}`);
    }
    return wrong;
  });

/**
 * Whatever may be pressed and is less than 24 px high or wide; words of a sentence that lead elsewhere, and boxes with a label as large, are let pass.
 * So are cells of boards of sixteen columns and more from 16 px: a phone has no room for nineteen lines of 24.
 */
export const narrow = (page) =>
  page.evaluate(() => {
    const wrong = [];
    const columns = (grid) =>
      Math.max(...[...grid.querySelectorAll('[role="row"]')].map((row) => row.children.length));
    const least = (one) => {
      const grid = one.matches('[role="gridcell"]') && one.closest('[role="grid"]');
      return grid && columns(grid) >= 16 ? 15.95 : 23.95;
    };
    for (const one of document.querySelectorAll(
      'a[href], button, input, select, summary, textarea, [role="gridcell"], [tabindex="0"]',
    )) {
      if (!one.checkVisibility({ checkVisibilityCSS: true }) || one.matches(".away, .skip"))
        continue;
      const target = one.matches("input") ? (one.closest("label") ?? one) : one;
      if (target.matches("a") && getComputedStyle(target).display === "inline") {
        let block = target.parentElement;
        while (getComputedStyle(block).display === "inline") block = block.parentElement;
        if (
          block.textContent.replace(/\s+/g, "").length >
          target.textContent.replace(/\s+/g, "").length + 3
        )
          continue;
      }
      const { width, height } = target.getBoundingClientRect();
      if (width > 0 && Math.min(width, height) < least(target))
        wrong.push([
          target.dataset.name ??
            `${target.localName}.${target.className} in ${target.parentElement.className}: ${target.textContent.trim().slice(0, 30)}`,
          width,
          height,
        ]);
    }
    return wrong;
  });

/** What is cut off. */
const cut = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((one) => {
        const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(one);
        if (
          one.closest("svg, .away, canvas") ||
          clipPath !== "none" ||
          !one.checkVisibility() ||
          one.clientWidth === 0
        )
          return false;
        const hides = (way) => way === "hidden" || way === "clip";
        const button = one.matches("button, .button, summary");
        return (
          (one.scrollWidth > one.clientWidth + 2 &&
            (hides(overflowX) || button) &&
            textOverflow !== "ellipsis") ||
          (one.scrollHeight > one.clientHeight + 2 && (hides(overflowY) || button))
        );
      })
      .map(
        (one) =>
          `${one.localName}.${one.getAttribute("class") ?? ""}: ${one.textContent.trim().slice(0, 40)}`,
      ),
  );

/** The page in a reader's own spacing of lines, words and letters: what is cut off, or makes it scroll sideways. */
async function spaced(page, path) {
  const wrong = [];
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await painted(page);
    const faults = [
      ...(await cut(page)),
      ...(await sideways(page)).filter((fault) => fault.startsWith("the page")),
    ];
    wrong.push(...faults.map((fault) => `${path}, spaced, at ${width}: ${fault}`));
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return wrong;
}

/** The pages of these shelves at four times and at twice the size, those that have their turn in a reader's own spacing, and unfolded on a phone. */
export async function sizeWalk(house, ...shelves) {
  const { context, page } = await visitor(house, { width: 320, height: 256, init: withoutGL });
  const wrong = [];
  const unfolded = () =>
    page.evaluate(() =>
      document.querySelectorAll("details").forEach((one) => {
        one.open = true;
      }),
    );
  const spacedOnes = inTurn(pages(), { begin: 3 });
  for (const path of shelves.flatMap((shelf) => onShelf(shelf, pagesInTurn(3)))) {
    await page.setViewportSize({ width: 320, height: 256 });
    await wake(page, path);
    for (const [width, height] of [
      [320, 256],
      [640, 450],
    ]) {
      await page.setViewportSize({ width, height });
      await painted(page);
      wrong.push(...(await sideways(page)).map((fault) => `${path} at ${width}: ${fault}`));
    }
    if (spacedOnes.includes(path)) wrong.push(...(await spaced(page, path)));
    await page.setViewportSize({ width: 360, height: 740 });
    await painted(page);
    await unfolded();
    wrong.push(
      ...(await sideways(page))
        .filter((fault) => !/\.bar acts/.test(fault))
        .map((fault) => `${path}, unfolded, at 360: ${fault}`),
    ); // a row of buttons on a phone, that a finger pushes along
    wrong.push(
      ...(await narrow(page)).map(
        ([name, ...size]) =>
          `${path} at 360: ${name}: ${size.map((one) => one.toFixed(1)).join(" × ")}`,
      ),
    );
  }
  assert.deepEqual(wrong, []);
  await page.sound([/404/]);
  await context.close();
}
