// A thread of its own for the check of a lesson, so that no lesson, however it is made, holds up the page.
//
//   in   { id, text, pictures }   pictures: whether every board is to be drawn too
//   out  { id, checked: { lesson, boards, faults, pictures } }   or   { id, fault }, a sentence

import { openCore } from "../site/core.mjs";
import { readAndCheck } from "./lesson-check.mjs";
import { pictureOf } from "./lesson-picture.mjs";
import { world } from "./lesson-world.mjs";
import { familyOf } from "../site/game-urls.mjs";

/** The picture of every board, by its step or task. */
async function drawn({ lesson, boards }) {
  const pictures = new Map();
  for (const [step, board] of boards) {
    const place = lesson.steps.includes(step)
      ? `s${lesson.steps.indexOf(step)}`
      : `t${lesson.tasks.indexOf(step)}`;
    pictures.set(
      step,
      pictureOf(await openCore(familyOf(board.game)), board, {
        id: `own-${place}`,
        title: step.title,
      }),
    );
  }
  return pictures;
}

onmessage = async ({ data: { id, text, pictures } }) => {
  try {
    const checked = await readAndCheck(text, await world());
    postMessage({
      id,
      checked: {
        ...checked,
        pictures: pictures && checked.faults.length === 0 ? await drawn(checked) : new Map(),
      },
    });
  } catch (fault) {
    postMessage({ id, fault: String(fault?.message ?? fault) });
  }
};
