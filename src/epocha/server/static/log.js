// @ts-check
// Log: a line that is pointed at shows on the pictures the places that it speaks of. What is read beside the board is open
// for as long as it is in use.

import { begin, isWithin, stemsOf } from "./places.js";

/** Let lines of the log light up their places. */
export function lightUpPlaces() {
  document.addEventListener("pointerover", (event) => {
    const line = event.target instanceof Element ? event.target.closest("[data-places]") : null;
    markSpokenOf(line ? [line] : [], "spoken-of");
  });
}

/** Mark the places that lines of the log speak of, and no others. @param {Element[]} lines @param {string} kind */
export function markSpokenOf(lines, kind) {
  const texts = lines.flatMap((line) => line.getAttribute("data-places")?.split("|") ?? []);
  const seat = lines[0]?.closest("[data-line-seat]")?.getAttribute("data-line-seat") ?? undefined;
  for (const place of document.querySelectorAll(texts.length ? "[data-actions]" : `.${kind}`)) {
    const stems = stemsOf(place);
    place.classList.toggle(kind, texts.some((text) => begin(stems, text)) && isWithin(place, seat));
  }
}

/** Open and close what is read when a press is over: else what is pressed would move away from under the pointer. */
export function openWhatIsRead() {
  let isPressed = false;
  const use = (/** @type {Event} */ event) => {
    const inside = event.target instanceof Element && event.target.closest("#side") !== null;
    document.documentElement.classList.toggle("reading", inside);
  };
  document.addEventListener("pointerdown", () => (isPressed = true), true);
  document.addEventListener("pointerup", () => (isPressed = false), true);
  document.addEventListener("pointercancel", () => (isPressed = false), true);
  document.addEventListener("click", use);
  document.addEventListener("focusin", (event) => isPressed || use(event));
}
