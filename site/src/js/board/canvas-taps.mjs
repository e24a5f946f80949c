// Taps on a board that the canvas draws: the canvas says what is pressed, and this says of it, once it was let go in its place,
// that it was no drag. Dice that end a turn are touched while the canvas says nothing of touches.

const still = 5; // pixels a pressed piece may be moved, as the canvas has it

/** @param {HTMLElement} holder of the canvas @param {import("../match/panel.mjs").Panel} panel */
export function watchTaps(holder, panel) {
  /** @type {{ id: number, x: number, y: number } | null} */ let down = null;
  let dragged = false,
    pressed = -1;
  holder.addEventListener(
    "pointerdown",
    ({ pointerId: id, clientX: x, clientY: y, button }) => {
      if (button !== 0) return;
      down = { id, x, y };
      dragged = false;
      pressed = -1;
    },
    { capture: true },
  );
  const away = ({ clientX, clientY }) =>
    down !== null && Math.hypot(clientX - down.x, clientY - down.y) >= still;
  addEventListener("pointermove", (event) => {
    if (down && event.pointerId === down.id && away(event)) dragged = true;
  });
  addEventListener("pointercancel", (event) => {
    if (down && event.pointerId === down.id) [down, dragged] = [null, true];
  });
  addEventListener("pointerup", (event) => {
    if (!down || event.pointerId !== down.id) return;
    dragged ||= away(event);
    const { x, y } = down;
    down = null;
    if (dragged) return;
    const { state } = panel.match;
    if (pressed >= 0) panel.tap(pressed);
    else if (state.awaits.what === "hand over" && panel.canvas.isConnected && drawn(panel)) {
      const spot = panel.board.spotAt(x, y);
      if (state.dice.includes(spot)) panel.touch(spot);
    }
    pressed = -1;
  });
  return {
    /** The canvas said that a spot is touched: before it was let go, or after. @param {number} spot */
    touched(spot) {
      if (down && !dragged) pressed = spot;
      else if (!down && !dragged) panel.tap(spot);
    },
  };
}

const drawn = ({ root }) => root.querySelector(".board-view.drawn") !== null;
