// @ts-check
// Again: what others did since the reader's last move, shown once more on the boards. If this page has not seen how it was
// before, or nothing may move here, the link leads to the replay.

import { drawArrows } from "./arrows.js";
import { byId } from "./dom.js";
import { animate } from "./motion.js";
import { newsSince } from "./news.js";
import { moves, skip } from "./pace.js";

/** How everything stood before others moved, which was after so many actions; nothing if this page has not seen it. */
let kept = { after: "", seen: /** @type {import("./motion.js").Moment | null} */ (null) };

/**
 * Remember how the page stands before others move; call this before changing it.
 * @param {HTMLElement} live
 * @param {HTMLElement} fresh what it will be
 * @param {import("./motion.js").Moment} now how it stands
 */
export function keepMoment(live, fresh, now) {
  const { after = "" } = fresh.dataset;
  if (after === kept.after) return;
  const goesOn = Number(after) >= Number(live.dataset.after); // nothing was taken back
  kept = { after, seen: goesOn ? now : null };
}

/** Let what happened be shown again. */
export function showAgain() {
  if (document.getElementById("last-turn")) kept.after = byId("live").dataset.after ?? "";
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("#show-again") : null;
    const live = byId("live");
    if (!link || !kept.seen || kept.after !== live.dataset.after || !moves() || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    skip();
    animate(live, kept.seen);
    drawArrows(newsSince(live, Number(kept.after)).aims);
  });
}
