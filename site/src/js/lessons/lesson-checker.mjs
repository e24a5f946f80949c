// Asks a worker whether a lesson is sound. The page goes on meanwhile; what takes too long is ended, and that is said.

import { say } from "../site/say.mjs";
import { checker as sentences } from "../words/lesson.mjs";

/** How long a check may take: those of the site's own lessons take less than a second. */
export const longestCheck = 20_000;

const startWorker = () =>
  new Worker(new URL("./lesson-worker.mjs", import.meta.url), { type: "module", name: "lesson" });

/** A checker with one question at a time: a new one breaks off the one before, which then is answered with null. */
export function createChecker({ worker: make = startWorker, limit = longestCheck } = {}) {
  let worker = null,
    pending = null,
    count = 0;

  const settle = (how, what) => {
    const waiting = pending;
    pending = null;
    clearTimeout(waiting?.timer);
    waiting?.[how](what);
  };
  const stop = () => {
    worker?.terminate();
    worker = null;
  };
  const broken = (what) => {
    stop();
    settle("reject", new Error(what));
  };
  const start = () => {
    const started = (worker = make());
    started.onmessage = ({ data }) => {
      if (worker !== started || data.id !== pending?.id) return;
      if (data.fault) settle("reject", new Error(data.fault));
      else settle("resolve", data.checked);
    };
    started.onerror = (event) => {
      event.preventDefault?.();
      if (worker === started)
        broken(
          event.message ? say(sentences.failedWith, { why: event.message }) : sentences.failed,
        );
    };
    started.onmessageerror = () => worker === started && broken(sentences.unreadable);
  };

  return {
    /** {lesson, boards, faults, pictures} of a text; `pictures` of all boards where they are asked for; null where another question came. */
    check(text, { pictures = false } = {}) {
      if (pending) {
        stop();
        settle("resolve", null);
      }
      return new Promise((resolve, reject) => {
        try {
          if (!worker) start();
        } catch (fault) {
          reject(new Error(say(sentences.failedWith, { why: fault.message })));
          return;
        }
        const timer = setTimeout(
          () => broken(say(sentences.tooLong, { seconds: limit / 1000 })),
          limit,
        );
        pending = { id: (count += 1), resolve, reject, timer };
        worker.postMessage({ id: pending.id, text, pictures });
      });
    },
  };
}

let checker = null;
/** As check() above, with one checker for the page. */
export const checkLessonText = (text, more) => (checker ??= createChecker()).check(text, more);
