// @ts-check
// Keys: arrows go from place to place on a picture, and to whatever else can be looked at there, to the nearest one in
// their direction, on a map of the whole earth beyond its edges too; the picture is one stop of Tab.

const WAYS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** Let arrow keys move the focus among the places of a picture. */
export function moveByArrows() {
  document.addEventListener("keydown", (event) => {
    const way = WAYS[event.key];
    const from = event.target instanceof Element ? event.target.closest("svg .place, svg [data-reach]") : null;
    if (!way || !from) return;
    event.preventDefault();
    const to = nearest(from, way);
    if (!to) return;
    for (const stop of to.ownerSVGElement?.querySelectorAll("[tabindex='0']") ?? []) stop.setAttribute("tabindex", "-1");
    to.setAttribute("tabindex", "0");
    to.focus();
  });
}

/** What the keyboard shall reach and does not yet. */
const FRESH = ["[data-thing]", "[data-symbol]", "g:has(> title)"].map((one) => `${one}:not(.place, [data-reach])`).join();

/**
 * Let the keyboard reach what is no place: pieces, cards and numbers; to be called when the page has changed.
 * @param {ParentNode} root
 */
export function letReach(root) {
  for (const picture of root.querySelectorAll("svg.drawing[id]")) {
    for (const one of picture.querySelectorAll("[data-reach]:not([tabindex='-1'])")) one.setAttribute("tabindex", "-1");
    for (const one of picture.querySelectorAll(FRESH)) {
      const isLeaf = !one.querySelector(".place, [data-thing], [data-symbol], g > title");
      const words = one.querySelector(":scope > title, title")?.textContent;
      if (!words) continue;
      one.setAttribute("data-reach", "");
      one.setAttribute("tabindex", "-1");
      one.setAttribute("role", isLeaf ? "img" : "group");
      if (!one.hasAttribute("aria-label")) one.setAttribute("aria-label", words);
    }
    stopIn(picture, "[tabindex='0']", ".place, [data-reach]")?.setAttribute("tabindex", "0");
  }
}

/**
 * Where Tab stops in a picture: the first of its kinds that is shown, for a style sheet may leave parts of a picture out.
 * @param {Element} picture
 * @param {...string} kinds selectors, the most wanted first
 */
export function stopIn(picture, ...kinds) {
  const all = kinds.flatMap((kind) => [...picture.querySelectorAll(kind)]);
  return all.find((one) => one.checkVisibility()) ?? all[0];
}

/**
 * @param {Element} from
 * @param {[number, number]} way
 * @returns {SVGElement | null}
 */
function nearest(from, way) {
  const start = middle(from);
  const picture = from.closest("svg");
  const turn = Number(picture?.dataset.breadth ?? 0) * (picture?.getScreenCTM()?.a ?? 0);
  let best = null;
  let least = Infinity;
  for (const place of from.ownerDocument.querySelectorAll("svg .place, svg [data-reach]")) {
    if (place === from || !(place instanceof SVGElement) || place.closest("svg") !== picture) continue;
    const at = middle(place);
    // what goes round is reached on the shorter way
    const [x, y] = [at.x - start.x - (turn && turn * Math.round((at.x - start.x) / turn)), at.y - start.y];
    const along = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (along > 4 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = place;
    }
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
