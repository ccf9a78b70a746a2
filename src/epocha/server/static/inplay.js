// @ts-check
// What is in play: how much of a picture a phone shows by itself, and which part.

import { drawnSize, isNear, markDistance, MOST } from "./drawn.js";
import { offers } from "./places.js";

/** Of how many parts of all choices one is in sight at most, where the view begins with what the list begins with. */
const FEW = 2.5;

/** Height of letters that can be read on a phone, in pixels. */
const LEGIBLE = 12.1;

/** The least that is taken for it, where all that may be chosen has room then. */
const LEAST_LETTERS = 12;

/** What can be touched on a picture that is seen from afar has so many pixels at least. */
const LEAST_PLACE = 40;

/** Where it happened what happened last. */
const LAST = ".place.last .hit";

/** What fits but for this has room, in pixels: halves are added up in another order. */
const ROUNDING = 0.01;

/** Part of the window of a picture that stays free around what is shown on purpose. */
const MARGIN = 0.06;

/**
 * @typedef {{ x: number, y: number }} Spot on a picture, before it is enlarged
 * @typedef {Spot & { across: number, down: number }} Box by its middle, its breadth and its height
 * @typedef {Spot & { zoom: number }} View
 * @typedef {{ wide: number, high: number }} Room the part of a picture that is in sight
 */

/**
 * The view of a picture that can be read and has in its middle what the question is about, if the picture says so by the
 * class `in-question`, or else as much as possible of what may be chosen; what is no wider than its window from its top, if
 * it is no board, and something may be chosen there.
 * Of a replay, which asks nothing, what happened last is in the middle.
 * @param {HTMLElement} port @param {HTMLElement} stage @param {View} now the view as it is @returns {View}
 */
export function inPlay(port, stage, now) {
  if (isReadFromAfar(port, stage, now)) return { x: 0, y: 0, zoom: 1 };
  markDistance(port, stage, Infinity);
  const hits = openHits(stage);
  const open = hits.map((hit) => boxOf(hit, stage, now));
  const zoom = legibleZoom(port, stage, now, open);
  const room = { wide: port.clientWidth / zoom, high: port.clientHeight / zoom };
  const { width, height } = drawnSize(port, stage);
  const isList = width * zoom <= port.clientWidth + 1; // it goes on below, as a page does
  const firstEnds = (port.clientHeight - height) / 2 + room.high;
  const isReadFromTop = isList && !isBoard(port, stage) && open.some(({ y, down }) => y + down / 2 <= firstEnds);
  const choices = isReadFromTop ? [] : open;
  const middle = choices.length ? meanOf(choices) : startOf(port, stage, isList);
  const asked = [...stage.querySelectorAll(".in-question")];
  const last = asked.length || !isReplay() ? null : stage.querySelector(LAST);
  const about = (last ? [last] : asked).map((one) => boxOf(one, stage, now));
  const best = about.length ? partOf(about, middle, choices, room) : mostOf(choices, hits, middle, room);
  const { top, bottom } = reachOf(choices);
  const isOfThings = !about.length && isForWhole(stage) && choices.length > 0;
  if (isOfThings && bottom - top <= room.high + ROUNDING) best.y = (top + bottom) / 2; // none is cut where all have room
  if (isOfThings) Object.assign(best, betweenThings(choices, choices[firstListed(hits)], best, room, port, stage));
  return { x: port.clientWidth / 2 - best.x * zoom, y: port.clientHeight / 2 - best.y * zoom, zoom };
}

/** Whether a moment that is past is looked at. */
export function isReplay() {
  return document.querySelector("#live.replaying") !== null;
}

/** Where a thing is on a picture. @param {Element} thing @param {HTMLElement} stage @param {View} now @returns {Box} */
function boxOf(thing, stage, now) {
  const corner = stage.getBoundingClientRect();
  const { x, y, width, height } = thing.getBoundingClientRect();
  const middle = { x: (x + width / 2 - corner.x) / now.zoom, y: (y + height / 2 - corner.y) / now.zoom };
  return { ...middle, across: width / now.zoom, down: height / now.zoom };
}

/**
 * How much a picture must be enlarged to be read; a little less, if all that may be chosen has room then.
 * @param {HTMLElement} port @param {HTMLElement} stage @param {View} now @param {Box[]} open what may be chosen
 */
function legibleZoom(port, stage, now, open) {
  const smallest = smallestLetters(stage) / now.zoom;
  const legible = Math.max(1, Math.min(MOST, smallest < Infinity ? LEGIBLE / smallest : 1));
  const { top, bottom } = reachOf(open);
  const fit = port.clientHeight / (bottom - top);
  const isFit = isForWhole(stage) && fit < legible && fit * smallest >= LEAST_LETTERS && isNear(port, stage, fit);
  return isFit ? fit : legible;
}

/** From where to where boxes reach. @param {Box[]} boxes */
function reachOf(boxes) {
  const across = boxes.flatMap(({ x, across }) => [x - across / 2, x + across / 2]);
  const down = boxes.flatMap(({ y, down }) => [y - down / 2, y + down / 2]);
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

/** @param {Box[]} boxes @returns {Spot} */
function meanOf(boxes) {
  const mean = (/** @type {"x" | "y"} */ side) => boxes.reduce((sum, box) => sum + box[side], 0) / boxes.length;
  return { x: mean("x"), y: mean("y") };
}

/**
 * Where a picture is looked at on which nothing is to be chosen: a board in its middle, anything else is read from the top.
 * @param {HTMLElement} port @param {HTMLElement} stage @param {boolean} isList @returns {Spot}
 */
function startOf(port, stage, isList) {
  return { x: port.clientWidth / 2, y: isBoard(port, stage) && !isList ? port.clientHeight / 2 : 0 };
}

/** Whether a picture is a board with places. @param {HTMLElement} port @param {HTMLElement} stage */
function isBoard(port, stage) {
  return port.closest(".frame")?.getAttribute("data-role") === "board" && stage.querySelector(".place") !== null;
}

/**
 * The middle of what the question is about; of what is wider than the window, of the part where most is chosen; of several
 * things that lie further apart, of where most of them are seen.
 * @param {Box[]} things @param {Spot} middle of what may be chosen @param {Box[]} choices @param {Room} room @returns {Spot}
 */
function partOf(things, middle, choices, room) {
  const { left, right, top, bottom } = reachOf(things);
  const about = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const free = (right - left - room.wide) / 2;
  if (things.length > 1 && (free > 0 || bottom - top > room.high)) {
    const between = things.flatMap((one) => things.map((other) => meanOf([one, other])));
    return mostSeen(things, between, about, room);
  }
  const isWhole = free <= 0 || !choices.length;
  return { x: isWhole ? about.x : Math.max(about.x - free, Math.min(about.x + free, middle.x)), y: about.y };
}

/** Around which of these spots most boxes are in sight. @param {Box[]} boxes @param {Spot[]} among @param {Spot} start @param {Room} room */
function mostSeen(boxes, among, start, room) {
  return among.reduce((found, at) => (seenAround(boxes, at, room) > seenAround(boxes, found, room) ? at : found), start);
}

/** How many boxes are in sight around a spot, by their middles. @param {Box[]} boxes @param {Spot} at @param {Room} room */
function seenAround(boxes, at, { wide, high }) {
  return boxes.filter(({ x, y }) => Math.abs(x - at.x) < wide * (0.5 - MARGIN) && Math.abs(y - at.y) < high * (0.5 - MARGIN)).length;
}

/**
 * The spot around which most boxes are in sight as a whole and fewest are cut, found from another one by moving the view
 * along and then up or down; what the list begins with counts twice.
 * @param {Box[]} boxes @param {Box | undefined} first @param {Spot} start @param {Room} room @param {HTMLElement} port @param {HTMLElement} stage
 */
function betweenThings(boxes, first, start, room, port, stage) {
  const drawn = drawnSize(port, stage);
  const isSeen = (/** @type {Box} */ box, /** @type {Spot} */ at, /** @type {1 | -1} */ whole) =>
    2 * Math.abs(box.x - at.x) + whole * box.across < room.wide + ROUNDING &&
    2 * Math.abs(box.y - at.y) + whole * box.down < room.high + ROUNDING;
  const worth = (/** @type {Spot} */ at) => {
    const whole = boxes.filter((box) => isSeen(box, at, 1));
    return 3 * whole.length - boxes.filter((box) => isSeen(box, at, -1)).length + (first && whole.includes(first) ? 3 : 0);
  };
  /** @param {Spot[]} spots @param {Spot} from */
  const bestOf = (spots, from) => spots.reduce((found, at) => (worth(at) > worth(found) ? at : found), from);
  const along = boxes.flatMap(({ x, across }) => edges(x, across, room.wide, port.clientWidth, drawn.width));
  const at = bestOf(along.map((x) => ({ x, y: start.y })), start);
  const upOrDown = boxes.flatMap(({ y, down }) => edges(y, down, room.high, port.clientHeight, drawn.height));
  return bestOf(upOrDown.map((y) => ({ x: at.x, y })), at);
}

/**
 * Around which points a view begins or ends with a thing and a little space, without leaving the picture.
 * @param {number} middle @param {number} size @param {number} seen @param {number} port @param {number} drawn
 */
function edges(middle, size, seen, port, drawn) {
  const [least, most] = [(port - drawn + seen) / 2, (port + drawn - seen) / 2];
  const off = (seen - size) / 2 - 0.02 * seen;
  return [middle + off, middle - off].map((at) => (least < most ? Math.max(least, Math.min(at, most)) : port / 2));
}

/**
 * Where most can be chosen; where that is the smaller part of all by far, what the list begins with is there as a whole.
 * @param {Box[]} choices @param {Element[]} hits theirs @param {Spot} middle @param {Room} room @returns {Spot}
 */
function mostOf(choices, hits, middle, room) {
  const found = mostSeen(choices, choices, middle, room);
  const first = FEW * seenAround(choices, found, room) > choices.length ? undefined : choices[firstListed(hits)];
  if (!first) return { ...found };
  const showsFirst = (/** @type {Spot} */ { x, y }) =>
    2 * Math.abs(x - first.x) + first.across < room.wide && 2 * Math.abs(y - first.y) + first.down < room.high;
  return { ...mostSeen(choices, choices.filter(showsFirst), first, room) };
}

/** What can be chosen on a picture, without what a window is too small for. @param {HTMLElement} stage */
function openHits(stage) {
  return [...stage.querySelectorAll(".place.open .hit")].filter((hit) => hit.getClientRects().length);
}

/** Which of these places the list offers first, -1 if it offers none of them. @param {Element[]} hits */
function firstListed(hits) {
  const first = (/** @type {Element} */ hit) => offers(hit.closest(".place") ?? hit, document)[0];
  const listed = hits.flatMap((hit, at) => {
    const button = first(hit);
    return button ? [{ at, button }] : [];
  });
  listed.sort((one, other) => (one.button.compareDocumentPosition(other.button) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return listed[0]?.at ?? -1;
}

/** Whether a picture has larger numbers for who sees it from afar. @param {HTMLElement} stage */
function isForWhole(stage) {
  return stage.querySelector(".from-afar") !== null;
}

/**
 * Whether a picture that is drawn to be seen from afar can be read and touched as a whole.
 * @param {HTMLElement} port @param {HTMLElement} stage @param {View} now the view as it is
 */
function isReadFromAfar(port, stage, now) {
  if (!isForWhole(stage)) return false;
  markDistance(port, stage, 1);
  const smallest = smallestLetters(stage, (text) => text.getClientRects().length > 0) / now.zoom;
  if (stage.dataset.detail !== "far" || smallest === Infinity || smallest < LEAST_LETTERS) return false;
  const places = [...stage.querySelectorAll(".place .hit")].map((hit) => hit.getBoundingClientRect());
  return places.every(({ width, height }) => Math.min(width, height) / now.zoom >= LEAST_PLACE);
}

/**
 * How high the smallest letters of a picture are on the screen.
 * @param {HTMLElement} stage @param {(text: SVGTextElement) => boolean} [counts] whether a text counts
 */
function smallestLetters(stage, counts = () => true) {
  const texts = [...stage.querySelectorAll("text")].filter(counts);
  return Math.min(...texts.map((text) => heightOf(text)).filter(Boolean));
}

/**
 * Whether something that is asked about can be seen in the window, or nothing on this picture is.
 * @param {HTMLElement} port @param {HTMLElement} stage
 */
export function showsQuestion(port, stage) {
  const { left, right, top, bottom } = port.getBoundingClientRect();
  const about = stage.querySelectorAll(".in-question");
  const others = isReplay() ? [...stage.querySelectorAll(LAST)] : openHits(stage);
  const asked = (about.length ? [...about] : others).map((one) => one.getBoundingClientRect());
  const middles = asked.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  return !middles.length || middles.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
}

/** How high the letters of a text on a picture are on the screen, by their font. @param {SVGTextElement} text */
function heightOf(text) {
  const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
  return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}
