// @ts-check
// Guide: shows the steps of a guided first game one at a time, with a light on what they speak of. Which steps there are
// follows from the log and comes with the page; which of them has been read, and whether the guide was left, is
// remembered here.

import { byId } from "./dom.js";

const live = byId("live");
const LEFT = `guide-left ${location.pathname}`;
const READ = `guide-read ${location.pathname}`;
const SVG = "http://www.w3.org/2000/svg";

/** Space to the ring around what is lit, around a row of the list, whose neighbours are near, and to the card, in pixels. */
const AROUND = 3;
const AROUND_ROW = 0.5;
/** And around a place with its name, so that it touches no letter. */
const AROUND_NAME = 3;
const GAP = 14;
/** How near the card may come to a ring. */
const CLOSE = 6;
/** Half of how thick a ring is (guide.css): it is drawn within the window. */
const HALF = 1.5;
/** By how much what encloses two of them may be larger than both, that they are one. */
const MUCH_LARGER = 1.1;
/** How much of the list is to be seen beyond a row that was scrolled into sight. */
const BEYOND = 24;
/**
 * Shapes of the card (guide.css): the usual one, and those that it takes only where the usual one would lie over what is
 * lit wherever it was put. Where not all fits, what came of the last action is left out, and the rest is scrolled.
 */
const SHAPES = ["", "wide", "low"];
/** Which part of something is in sight where it need not be brought there: rows stand in a list, which is read on. */
const MOSTLY = 0.6;
const WHOLLY = 0.95;
/** How often it is looked where things are: pictures are moved and zoomed. */
const LOOK_EVERY = 200;

/** The button whose action was warned of, and the question for which the warning was overruled. */
/** @type {HTMLButtonElement | null} */
let warned = null;
let overruled = "";
let drawn = "";
/** How high lists were when rows were last scrolled into them: a hint that opens takes room from them. */
let room = "";

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** How many cards of a question have been read or skipped. @param {string} turn */
function readOf(turn) {
  const [of, count] = (sessionStorage.getItem(READ) ?? "").split(" ");
  return of === turn ? Number(count) : 0;
}

/** Show the card that is to be read now, and none if the guide was left. */
function show() {
  const guide = document.getElementById("guide");
  const resume = document.getElementById("guide-resume");
  resume?.toggleAttribute("hidden", !guide);
  if (!guide || !resume) return light([]);
  const left = localStorage.getItem(LEFT) !== null;
  const cards = [...guide.querySelectorAll(".guide-card[data-step]")];
  const at = readOf(guide.dataset.turn ?? "");
  cards.forEach((card, i) => card.toggleAttribute("hidden", i !== at));
  const card = cards[at];
  const said = guide.querySelector(".said");
  said?.toggleAttribute("hidden", at > 0);
  const nothing = cards.length ? !card : !said;
  guide.toggleAttribute("hidden", left || nothing);
  resume.toggleAttribute("hidden", !left || guide.dataset.over !== undefined);
  guide.querySelector("[data-guide=continue]")?.toggleAttribute("hidden", !card || card.hasAttribute("data-task"));
  guide.querySelector("[data-guide=skip]")?.toggleAttribute("hidden", !card?.hasAttribute("data-task"));
  warn(null);
  if (guide.dataset.ready === undefined) guide.dataset.ready = "";
  if (card && !guide.hidden) bringIntoView(card);
  look();
  requestAnimationFrame(() => requestAnimationFrame(lookAgain));
}

/** Once a phone has shown what is asked anew from its top (sheet.js) and what is in play (view.js), show it again. */
function lookAgain() {
  const card = document.querySelector("#guide:not([hidden]) .guide-card[data-step]:not([hidden])");
  if (card) bringIntoView(card);
  look();
}

/**
 * The elements that a card speaks of, those that can be seen; no closed place beside what is open, unless it is named.
 * @param {Element} card
 */
function spotsOf(card) {
  const spots = (card.getAttribute("data-spots") ?? "").split("|").filter(Boolean);
  const isDrawn = (/** @type {Element} */ one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const things = spots.filter((spot) => spot.startsWith("thing ")).flatMap(elementsOf);
  const isShown = things.some(isDrawn); // then their numbers say no more
  const seen = spots.filter((spot) => !isShown || !spot.startsWith("symbol ")).flatMap(elementsOf).filter(isDrawn);
  const open = seen.some((one) => one.closest("#choices"));
  const named = spots.filter((spot) => spot.startsWith("#")).map((spot) => spot.slice(1));
  const isTold = (/** @type {Element} */ one) => named.includes(one.id) || !one.matches(".hit, [data-actions]");
  return open ? seen.filter((one) => isTold(one) || one.closest(".place.open")) : seen;
}

/** @param {string} spot @returns {Element[]} */
function elementsOf(spot) {
  if (spot.startsWith("#")) return [...live.querySelectorAll(`[id="${spot.slice(1)}"]`)];
  if (spot.startsWith("symbol ")) {
    const name = `[data-symbol="${spot.slice(7)}"]`;
    const drawn = [...live.querySelectorAll(`.own-stock ${name}, .me ${name}`)];
    return drawn.filter((element) => element.checkVisibility()).slice(0, 1);
  }
  if (spot.startsWith("thing ")) return [...live.querySelectorAll(`.me [data-thing="${spot.slice(6)}"]`)];
  const places = [...live.querySelectorAll("[data-actions]")].filter((place) =>
    (place.getAttribute("data-actions") ?? "").split("|").some((stem) => begins(stem, spot) || begins(spot, stem)),
  );
  const buttons = [...live.querySelectorAll("#choices button[name=action]")].filter((button) =>
    begins(button.getAttribute("value") ?? "", spot),
  );
  return [...places.map((place) => place.querySelector(".hit") ?? place), ...buttons.map((b) => b.closest(".choice-row") ?? b)];
}

/** Whether a text is the wanted one, or begins with its words or with it as a pick. @param {string} text @param {string} wanted */
function begins(text, wanted) {
  return text === wanted || text.startsWith(`${wanted} `) || text.startsWith(`${wanted}, `);
}

/** Show what a card asks for, or, if it only tells something, what it tells of. @param {Element} card */
function bringIntoView(card) {
  const spots = spotsOf(card);
  const chosen = spots.filter((spot) => spot.closest("[data-actions], #choices"));
  const wanted = chosen.length ? chosen : spots;
  const places = spots.filter((spot) => spot.closest("#stage")).flatMap((place) => [place, nameOf(place) ?? []].flat());
  // a picture is moved in its own way, though there is a row in sight that says the same
  const missed = places.filter((place) => !isSeen(place, WHOLLY));
  const isSeenNowhere = missed.length > 0 && missed.length === places.length;
  missed[0]?.dispatchEvent(new CustomEvent("bring", { bubbles: true, detail: { places, isSeenNowhere } }));
  if (!isSeenNowhere && !wanted.some((one) => isSeen(one, MOSTLY))) wanted[0]?.scrollIntoView({ block: "center", inline: "center" });
  room = "";
}

/**
 * Scroll the rows that a card speaks of into sight, the first one surely, whenever what they stand in has another height
 * than before; the page is not scrolled at all.
 * @param {Element} card
 */
function bringRows(card) {
  const rows = spotsOf(card).filter((spot) => spot.closest("#choices"));
  const ports = rows[0] ? portsOf(rows[0]) : [];
  const high = ports.map((port) => port.clientHeight).join();
  if (high === room) return;
  room = high;
  for (const row of rows.reverse()) for (const port of ports) bringInto(port, row);
}

/** What scrolls around an element, from the inside. @param {Element} element */
function portsOf(element) {
  const found = [];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (clips(around) && ["auto", "scroll"].includes(getComputedStyle(around).overflowY)) found.push(around);
  }
  return found;
}

/** Scroll an element into what can be seen of something around it. @param {Element} port @param {Element} element */
function bringInto(port, element) {
  const [own, seen] = [element.getBoundingClientRect(), port.getBoundingClientRect()];
  const top = Math.max(seen.top, underPrompt(element));
  port.scrollTop += Math.max(0, own.bottom + BEYOND - seen.bottom) - Math.max(0, top - own.top + BEYOND);
  const picks = document.getElementById("picks");
  const line = picks && port.contains(picks) ? picks.getBoundingClientRect() : null;
  if (line && line.top < top && line.bottom > top) port.scrollTop += Math.ceil(line.bottom - top) + 1; // none of it rather than a part
}

/** Where the rows of the list begin: on a phone they are scrolled under what is asked. @param {Element} element */
function underPrompt(element) {
  if (!element.closest("#choices")) return 0;
  return Math.max(...[...document.querySelectorAll("#prompt, #now > .now-head")].map((one) => one.getBoundingClientRect().bottom));
}

/** @param {Element} element @param {number} part of it */
function isSeen(element, part) {
  const [all, seen] = [element.getBoundingClientRect(), seenOf(element)];
  return inWindow(seen) && area(seen) > part * area(all);
}

/** What can be seen of an element: its box within all that scrolls around it. @param {Element} element */
function seenOf(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  top = Math.max(top, underPrompt(element));
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body || !clips(around)) continue;
    const box = around.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Whether what is outside an element's own box is not seen; without a box of its own it cuts nothing. @param {Element} element */
function clips(element) {
  const { display, overflowY } = getComputedStyle(element);
  return display !== "contents" && overflowY !== "visible";
}

/** @param {DOMRect} box */
function inWindow(box) {
  const tall = box.width > 0 && box.height > 0;
  return tall && box.left < innerWidth && box.right > 0 && box.top < innerHeight && box.bottom > 0;
}

/** Look where things are, and put light and card there if anything has moved. */
function look() {
  const guide = document.getElementById("guide");
  const card = guide?.querySelector(".guide-card[data-step]:not([hidden])");
  if (!guide || guide.hidden) return light([]);
  if (card) bringRows(card);
  const boxes = card ? ringsOf([...new Set(spotsOf(card))]) : []; // else it only says what came of it
  const picks = card ? ringsOf(picksOf(card)) : [];
  const now = JSON.stringify([boxes, picks, innerWidth, innerHeight, guide.offsetHeight]);
  if (now === drawn) return;
  drawn = now;
  light(boxes, picks);
  place(guide, boxes);
}

/** The buttons that are asked for by themselves within a row of several, which is lit as a whole. @param {Element} card */
function picksOf(card) {
  const spots = (card.getAttribute("data-spots") ?? "").split("|");
  const buttons = [...live.querySelectorAll("#choices .choice-row button[name=action]")];
  return buttons.filter((button) => button.checkVisibility() && spots.includes(button.getAttribute("value") ?? ""));
}

/** The rings around what can be seen of elements; none lies over what is beside them. @param {Element[]} elements */
function ringsOf(elements) {
  const seen = elements.map((one) => ({ one, box: seenNamed(one) })).filter(({ box }) => inWindow(box));
  return seen.map(({ one, box }) => {
    const name = nameOf(one);
    if (name) return besideNames(ringed(box, AROUND_NAME), name);
    return ringed(box, one.closest("#choices") ? AROUND_ROW : AROUND);
  });
}

/** A ring that ends where names of other places above or below begin. @param {DOMRect} ring @param {Element} own name within it */
function besideNames(ring, own) {
  let { top, bottom } = ring;
  const inside = own.getBoundingClientRect();
  for (const name of own.closest("svg")?.querySelectorAll("[data-names]") ?? []) {
    const box = name.getBoundingClientRect();
    if (!box.width || !overlap(ring, box)) continue;
    if (box.top > (inside.top + inside.bottom) / 2) bottom = Math.max(inside.bottom + HALF, Math.min(bottom, box.top - HALF));
    if (box.bottom < (inside.top + inside.bottom) / 2) top = Math.min(inside.top - HALF, Math.max(top, box.bottom + HALF));
  }
  return new DOMRect(ring.left, top, ring.width, bottom - top);
}

/** What can be seen of an element with its name and what stands on it, which the ring would cut. @param {Element} element */
function seenNamed(element) {
  const more = [nameOf(element), partOf(element, "stands")].flatMap((one) => (one ? [seenOf(one)] : []));
  return more.filter(({ width, height }) => width && height).reduce(union, seenOf(element));
}

/** The name on a picture of the place that an element is part of. @param {Element} element */
function nameOf(element) {
  return partOf(element, "names");
}

/**
 * What names the place that an element is part of, or stands on it, as it is drawn now, from afar or near.
 * @param {Element} element @param {"names" | "stands"} how
 */
function partOf(element, how) {
  const place = element.closest("[data-actions]");
  const parts = [...(place?.closest("svg")?.querySelectorAll(`[data-${how}="${place.id}"]`) ?? [])];
  return parts.find((one) => one.getBoundingClientRect().width);
}

/** Darken all but what these rings enclose, and draw them and the rings within them. @param {DOMRect[]} boxes @param {DOMRect[]} [picks] */
function light(boxes, picks = []) {
  document.getElementById("spotlight")?.remove();
  if (!boxes.length) return;
  const svg = document.createElementNS(SVG, "svg");
  svg.id = "spotlight";
  svg.setAttribute("class", "spotlight");
  svg.setAttribute("aria-hidden", "true");
  const holes = joined(boxes).map(outlined);
  const dark = document.createElementNS(SVG, "path");
  dark.setAttribute("class", "dark");
  dark.setAttribute("fill-rule", "evenodd");
  dark.setAttribute("d", `M0 0H${innerWidth}V${innerHeight}H0z${holes.join("")}`);
  const ring = document.createElementNS(SVG, "path");
  ring.setAttribute("class", "ring");
  ring.setAttribute("d", holes.join(""));
  svg.append(dark, ring);
  for (const pick of picks) {
    const round = document.createElementNS(SVG, "path");
    round.setAttribute("class", "ring pick");
    round.setAttribute("d", outlined(pick));
    svg.append(round);
  }
  document.body.append(svg);
}

/** The line around a box, none of which is beside the window. @param {DOMRect} box */
function outlined({ left, top, right, bottom }) {
  const [x, y] = [Math.max(left, HALF), Math.max(top, HALF)];
  const [width, height] = [Math.min(right, innerWidth - HALF) - x, Math.min(bottom, innerHeight - HALF) - y];
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Rings, of which those that would lie over each other, such as those of lines, are one. @param {DOMRect[]} boxes */
function joined(boxes) {
  /** @type {DOMRect[]} */
  const found = [];
  for (const lit of boxes) {
    let box = lit;
    for (let at = found.length - 1; at >= 0; at -= 1) {
      const other = found[at];
      if (!other || !overlap(box, other)) continue;
      const both = union(box, other);
      if (area(both) > MUCH_LARGER * (area(box) + area(other))) continue;
      box = both;
      found.splice(at, 1);
    }
    found.push(box);
  }
  return found;
}

/** A box with space around it. @param {DOMRect} box @param {number} space */
function ringed({ x, y, width, height }, space) {
  return new DOMRect(x - space, y - space, width + 2 * space, height + 2 * space);
}

/** @param {DOMRect} box */
function area(box) {
  return box.width * box.height;
}

/** @param {DOMRect} a @param {DOMRect} b */
function union(a, b) {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
}

/** Put the card where it covers nothing that is lit, if need be in another shape. @param {HTMLElement} guide @param {DOMRect[]} boxes */
function place(guide, boxes) {
  let best = { shape: "", isFull: false, covered: Infinity, cost: Infinity, left: 0, top: 0 };
  for (const shape of SHAPES) {
    guide.dataset.shape = shape;
    guide.classList.remove("full");
    const isFull = guide.scrollHeight > guide.clientHeight + 1;
    guide.classList.toggle("full", isFull);
    const found = placeFor(guide, boxes);
    if (found.covered < best.covered) best = { shape, isFull, ...found };
    if (best.covered === 0) break;
  }
  guide.dataset.shape = best.shape;
  guide.classList.toggle("full", best.isFull);
  Object.assign(guide.style, { left: `${best.left}px`, top: `${best.top}px`, right: "auto", bottom: "auto" });
}

/**
 * Where the card of this shape covers as little as can be of what is lit, then of what may be chosen, places on the board
 * rather than the list, where everything can be chosen too and which has less room to be moved; and of what lies on the
 * board in front, which the question is about.
 * @param {HTMLElement} guide @param {DOMRect[]} boxes
 */
function placeFor(guide, boxes) {
  const { offsetWidth: width, offsetHeight: height } = guide;
  const buttons = [...live.querySelectorAll("#choices button")].map(seenOf);
  /** @type {[DOMRect, number][]} */
  const open = [...live.querySelectorAll(".place.open .hit, #prompt")].map((one) => [seenOf(one), one.closest(".now") ? 30 : 1]);
  for (const piece of live.querySelectorAll("#stage :is(.moves, [data-thing], [data-names])")) open.push([seenOf(piece), 1]);
  const tops = [GAP + 48, innerHeight - height - GAP];
  const lefts = [GAP, innerWidth - width - GAP, (innerWidth - width) / 2];
  for (const box of boxes) {
    tops.push(box.top - height - GAP, box.bottom + GAP, box.top + box.height / 2 - height / 2);
    lefts.push(box.left - width - GAP, box.right + GAP, box.left + box.width / 2 - width / 2);
  }
  let best = { covered: Infinity, cost: Infinity, left: 0, top: 0 };
  const [first] = boxes;
  if (!first) tops.length = 1; // nothing is lit, so it lies over the board: the list may be scrolled under it
  for (const left of lefts.map((x) => bounded(x, innerWidth - width))) {
    for (const top of tops.map((y) => bounded(y, innerHeight - height))) {
      const own = { left, top, right: left + width, bottom: top + height };
      const lit = boxes.reduce((sum, box) => sum + overlap(own, ringed(box, CLOSE)), 0);
      const covered = buttons.reduce((sum, box) => sum + overlap(own, box), lit);
      const far = first ? Math.hypot(left + width / 2 - first.x - first.width / 2, top + height / 2 - first.y - first.height / 2) : 0;
      if (covered > best.covered) continue;
      const cost = open.reduce((sum, [box, dear]) => sum + dear * overlap(own, box), 0) + far;
      if (covered < best.covered || cost < best.cost) best = { covered, cost, left, top };
    }
  }
  return best;
}

/** @param {number} at @param {number} most */
function bounded(at, most) {
  return Math.max(8, Math.min(at, most - 8));
}

/** @param {Box} a @param {Box} b */
function overlap(a, b) {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Say a warning in place of the card, or with nothing the card again. @param {string | null} words */
function warn(words) {
  const box = document.getElementById("guide-warning");
  if (!box) return;
  box.toggleAttribute("hidden", words === null);
  const text = box.querySelector("p");
  if (text && words !== null) text.textContent = words;
  document.querySelector("#guide .guide-foot")?.toggleAttribute("hidden", words !== null);
  drawn = "";
}

/** Before an action that the guide warns of: say so, once for each question. @param {SubmitEvent} event */
function before(event) {
  const guide = document.getElementById("guide");
  const card = guide?.querySelector(".guide-card[data-warns]:not([hidden])");
  const button = event.submitter;
  if (!guide || guide.hidden || !card || !(button instanceof HTMLButtonElement)) return;
  if (button.value !== card.getAttribute("data-warns") || overruled === guide.dataset.turn) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  warned = button;
  warn(card.getAttribute("data-warning"));
  guide.querySelector("[data-guide=back]")?.scrollIntoView({ block: "nearest" });
  look();
}

/** @param {string} what */
function press(what) {
  const guide = byId("guide");
  const turn = guide.dataset.turn ?? "";
  if (what === "continue" || what === "skip") sessionStorage.setItem(READ, `${turn} ${readOf(turn) + 1}`);
  if (what === "leave") localStorage.setItem(LEFT, "");
  if (what === "resume") {
    localStorage.removeItem(LEFT);
    sessionStorage.removeItem(READ);
  }
  if (what === "anyway" && warned) {
    overruled = turn;
    warned.form?.requestSubmit(warned);
  }
  show();
}

document.addEventListener("submit", before, true);
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-guide]") : null;
  if (button) press(button.getAttribute("data-guide") ?? "");
});
// whatever is grown into the page takes the mark away, and with it what was put right here
new MutationObserver(show).observe(live, { attributes: true, subtree: true, attributeFilter: ["data-revision", "data-ready"] });
for (const type of ["resize", "scroll"]) addEventListener(type, look, { capture: true, passive: true });
setInterval(look, LOOK_EVERY);
show();
