// @ts-check
// News: what the new lines of the log are about: what they sound like, who acted on whom, and what was done.

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
  const lines = linesSince(live, ply);
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

/**
 * What was done first after `ply` actions, by one seat in a row: afterwards other things may lie where it was done.
 * @param {ParentNode} live
 * @param {number} ply
 * @returns {{ seat: number, actions: string[] }}
 */
export function deedsSince(live, ply) {
  const lines = linesSince(live, ply);
  const seat = lines[0]?.getAttribute("data-line-seat");
  const next = lines.findIndex((line) => line.getAttribute("data-line-seat") !== seat);
  const own = lines.slice(0, next < 0 ? lines.length : next).flatMap((line) => [...line.querySelectorAll("[data-places]")]);
  return { seat: Number(seat), actions: own.flatMap((did) => (did.getAttribute("data-places") ?? "").split("|")) };
}

/** The lines of the log after `ply` actions, in the order in which it happened. @param {ParentNode} live @param {number} ply */
function linesSince(live, ply) {
  const lines = [...live.querySelectorAll("#ledger li[data-line-seat]")].filter((line) => plyOf(line) > ply);
  return lines.sort((a, b) => plyOf(a) - plyOf(b));
}

/** The number of the action that a line of the log belongs to. @param {Element} line */
function plyOf(line) {
  return Number(line.id.split("-")[1]);
}
