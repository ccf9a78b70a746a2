// @ts-check
// Around: a picture that goes on at its left where it ends at its right, such as a map of the whole earth, and says so by
// `data-breadth`, from edge to edge in its own units. The window sees it as often as there is room: once itself, where the
// pointer or the keyboard is, and beside that as repetitions, which are only there to see. So whatever is pointed at, touched
// or focused is the picture itself, nothing stands twice in the page, and the server draws and sends it once.

import { byId } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

/** By how much a repetition lies under what is beside it, in units of the picture, so that no gap shows between them. */
const SEAM = 2;

/** @typedef {{ x: number, y: number, zoom: number }} View */
/** @typedef {{ first: number, breadth: number }} Round where a picture begins in its window, and how broad it is, in pixels before it is enlarged */

/**
 * How a picture goes round, or null if it has edges.
 * @param {HTMLElement} port @param {{ width: number, height: number }} drawn how large it is before it is enlarged
 * @returns {Round | null}
 */
export function roundOf(port, drawn) {
  const picture = port.querySelector("#stage > svg[data-breadth]");
  if (!(picture instanceof SVGSVGElement) || !drawn.width) return null;
  const breadth = (drawn.width * Number(picture.dataset.breadth)) / picture.viewBox.baseVal.width;
  return { first: (port.clientWidth - breadth) / 2, breadth };
}

/** Where a picture lies that looks the same and has a point of the window on itself. @param {View} at @param {Round} round @param {number} point */
export function turned(at, round, point) {
  return at.x + round.breadth * at.zoom * turnsTo(at, round, point);
}

/** How many times round it is from the picture itself to the repetition at a point. @param {View} at @param {Round} round @param {number} point */
function turnsTo(at, round, point) {
  const turns = Math.floor((point - at.x - round.first * at.zoom) / (round.breadth * at.zoom));
  return turns || 0; // not -0
}

/**
 * What a pointer is on: where it came upon a repetition, the picture itself lies there by now.
 * @param {PointerEvent} event
 */
export function under(event) {
  const isBeside = event.target instanceof Element && event.target.matches("#viewport, #stage");
  return isBeside ? document.elementFromPoint(event.clientX, event.clientY) : event.target;
}

/** Whether the picture is seen as it comes: whole, with what its drawing says of its edges. @param {View} at */
export function asItComes(at) {
  return at.zoom === 1 && Math.abs(at.x) < 0.5;
}

/**
 * Show what goes on beside a picture, as far as the window sees it.
 * @param {HTMLElement} port @param {HTMLElement} stage @param {View} at @param {Round | null} round
 */
export function repeat(port, stage, at, round) {
  const box = byId("around");
  const whole = round && !asItComes(at) ? round : null;
  stage.style.clipPath = whole ? `inset(0 ${whole.first}px)` : "";
  box.style.transform = stage.style.transform;
  const picture = stage.querySelector("svg");
  const turns = [];
  if (whole) {
    for (let turn = turnsTo(at, whole, 0); turn <= turnsTo(at, whole, port.clientWidth - 1); turn++) if (turn) turns.push(turn);
  }
  const drawn = picture && turns.length ? `${picture.id} ${picture.getAttribute("viewBox")} ${turns}` : "";
  if ((box.dataset.drawn ?? "") === drawn) return;
  box.dataset.drawn = drawn;
  box.replaceChildren(...(picture && turns.length ? [repetitions(picture, turns)] : []));
}

/** A drawing of a picture so many times beside itself: what it shows is used, not copied. @param {SVGSVGElement} picture @param {number[]} turns */
function repetitions(picture, turns) {
  const { width, height } = picture.viewBox.baseVal;
  const breadth = Number(picture.dataset.breadth);
  const edge = (width - breadth) / 2;
  const all = document.createElementNS(SVG, "svg");
  all.setAttribute("viewBox", `0 0 ${width} ${height}`);
  for (const turn of turns) {
    const one = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${picture.id}`);
    const size = { width: breadth + 2 * SEAM, height: 3 * height }; // with what it shows above and below itself
    const left = edge - SEAM;
    const box = { x: left + turn * breadth, y: -height, ...size, viewBox: `${left} ${-height} ${size.width} ${size.height}` };
    for (const [name, value] of Object.entries(box)) one.setAttribute(name, String(value));
    for (const [name, value] of Object.entries({ width, height })) use.setAttribute(name, String(value));
    one.append(use);
    all.append(one);
  }
  return all;
}
