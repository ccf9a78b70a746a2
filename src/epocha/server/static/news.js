// @ts-check
// News: what the new lines of the log are about: what they sound like, and who acted on whom.

/**
 * @typedef {object} News
 * @property {string[]} cues what there is to be heard, each once, in the order in which it happened
 * @property {[number, number][]} aims who acted, and on whom
 */

/**
 * What the log tells after `ply` actions.
 * @param {HTMLElement} live
 * @param {number} ply
 * @returns {News}
 */
export function newsSince(live, ply) {
  const own = (live.dataset.own ?? "").split(" ").filter(Boolean).map(Number);
  const lines = [...live.querySelectorAll("#ledger li[data-line-seat]")].filter((line) => plyOf(line) > ply).reverse();
  /** @type {Set<string>} */
  const cues = new Set();
  /** @type {[number, number][]} */
  const aims = [];
  for (const line of lines) {
    const seat = Number(line.getAttribute("data-line-seat"));
    for (const did of line.querySelectorAll("[data-cue]")) cues.add(did.getAttribute("data-cue") ?? "");
    for (const aimed of (line.getAttribute("data-aims") ?? "").split(" ").filter(Boolean).map(Number)) {
      aims.push([seat, aimed]);
      if (own.includes(aimed) && !own.includes(seat)) cues.add("threat");
    }
  }
  return { cues: [...cues], aims };
}

/** The number of the action that a line of the log belongs to. @param {Element} line */
function plyOf(line) {
  return Number(line.id.split("-")[1]);
}
