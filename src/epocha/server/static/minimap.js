// @ts-check
// Minimap: the whole board small in a corner of its window while it is enlarged, with the part that the window shows. A
// mouse moves that part; for a finger the minimap is only there to see, and what lies under it is touched. It takes the
// corner where it covers the least of what may be chosen; on a phone it goes away where it would cover any. Where the
// window shows both ends of what goes round, it shows two parts.

import { oneView } from "./pictures.js";

const SVG = "http://www.w3.org/2000/svg";

/** Its longer side, as a part of the shorter one of the window, and at most in pixels. */
const SHARE = 0.3;
const MOST = 170;

/** A part of the picture that is less of it than this, in percent, is not worth a frame of its own. */
const LEAST = 1;

/** Where a board has no more places than these, a phone sees each of them as a whole, whether it may be chosen or not. */
const FEW = 30;

/** Where it has no more than these, that holds for those that the minimap would hide whole. */
const MANY = 100;

/** Space between it and the edges of the window, in pixels. */
const GAP = 6;

/** @typedef {import("./around.js").View} View */
/** @typedef {import("./around.js").Round} Round */
/** @typedef {{ width: number, height: number }} Size */

/**
 * Show the minimap of the board in front, or none.
 * @param {HTMLElement} port @param {View} at @param {Size} drawn how large the picture is before it is enlarged
 * @param {Round | null} round how it goes round
 * @param {boolean} [anew] whether it may take another corner
 */
export function showMinimap(port, at, drawn, round, anew = false) {
  const box = document.getElementById("minimap");
  const part = box?.querySelector(".minimap-window");
  const picture = port.querySelector("#stage > svg");
  if (!box || !(part instanceof HTMLElement) || !(picture instanceof SVGSVGElement)) return;
  const isBoard = port.closest(".frame")?.getAttribute("data-role") === "board";
  const hasRulers = oneView() && picture.querySelector("[data-ruler]") !== null; // they tell as well which part it is
  box.hidden = !isBoard || at.zoom <= 1 || !drawn.width || hasRulers;
  if (box.hidden) return;
  const { clientWidth: wide, clientHeight: high } = port;
  const scale = Math.min(MOST, SHARE * Math.max(Math.min(wide, high), 280)) / Math.max(drawn.width, drawn.height);
  box.style.width = `${drawn.width * scale}px`;
  box.style.height = `${drawn.height * scale}px`;
  draw(box, picture);
  const [top = 0, bottom = 0] = shares(at.y, high, drawn.height, at.zoom);
  const turn = round ? round.breadth / drawn.width : 0;
  const parts = (turn ? [0, turn, -turn] : [0])
    .map((by) => shares(at.x, wide, drawn.width, at.zoom, by))
    .filter(([left = 0, right = 0]) => right - left > LEAST);
  while (box.querySelectorAll(".minimap-window").length < parts.length) part.after(part.cloneNode());
  for (const [index, one] of [...box.querySelectorAll(".minimap-window")].entries()) {
    const [left = 0, right = 0] = parts[index] ?? [];
    if (!(one instanceof HTMLElement)) continue;
    one.hidden = index >= parts.length;
    Object.assign(one.style, { left: `${left}%`, top: `${top}%`, right: `${100 - right}%`, bottom: `${100 - bottom}%` });
  }
  box.classList.toggle("in-parts", parts.length > 1);
  if (anew || !box.dataset.corner) takeCorner(box, port);
  box.style.setProperty("--lift", `${lifted(box, port)}px`);
  box.hidden = oneView() && box.dataset.covers === "yes"; // a phone has no corner to spare for it
}

/** How far it is lifted off the lower edge, where a line says what time it is. @param {HTMLElement} box @param {HTMLElement} port */
function lifted(box, port) {
  const line = document.getElementById("caption");
  if (!line || !box.dataset.corner?.includes("bottom")) return 0;
  const apart = box.dataset.corner.includes("right") && line.offsetWidth + box.offsetWidth + 3 * GAP < port.clientWidth;
  return apart ? 0 : line.offsetHeight + GAP;
}

/**
 * From where to where the window shows a picture, in percent of it.
 * @param {number} at where the enlarged picture lies @param {number} room of the window @param {number} drawn of the picture
 * @param {number} zoom @param {number} [by] by what share of the picture it is seen further on
 */
function shares(at, room, drawn, zoom, by = 0) {
  const before = (room - drawn) / 2;
  return [-at, room - at].map((one) => Math.max(0, Math.min(1, (one / zoom - before) / drawn + by)) * 100);
}

/** Draw the picture: what it shows is used, not copied. @param {HTMLElement} box @param {SVGSVGElement} picture */
function draw(box, picture) {
  const small = box.querySelector("svg");
  const use = small?.firstElementChild ?? document.createElementNS(SVG, "use");
  small?.setAttribute("viewBox", picture.getAttribute("viewBox") ?? "");
  if (use.getAttribute("href") !== `#${picture.id}`) use.setAttribute("href", `#${picture.id}`);
  if (!use.parentElement) small?.append(use);
}

/** Lay the minimap where it covers the fewest open places and names of such, of what the question is about, and of what is kept clear. @param {HTMLElement} box @param {HTMLElement} port */
function takeCorner(box, port) {
  const window = port.getBoundingClientRect();
  const [wide, high] = [box.offsetWidth + GAP, box.offsetHeight + GAP];
  const all = [...port.querySelectorAll(".place .hit, .in-question, .kept-clear")];
  const most = !oneView() ? 0 : all.length <= FEW ? Infinity : all.length <= MANY ? box.offsetWidth / 2 : 0;
  const names = [...port.querySelectorAll("[data-names].open")].map((name) => name.getBoundingClientRect());
  const open = all
    .map((hit) => ({ hit, lies: hit.getBoundingClientRect() }))
    .filter(({ hit, lies }) => lies.width < most || hit.matches(".place.open .hit, .in-question, .kept-clear"))
    .map(({ lies }) => lies)
    .concat(names);
  let least = Infinity;
  for (const corner of ["bottom right", "bottom left", "top right", "top left"]) {
    const left = corner.includes("left") ? window.left : window.right - wide;
    const top = corner.includes("top") ? window.top : window.bottom - high;
    const covered = open.filter((one) => one.right > left && one.left < left + wide && one.bottom > top && one.top < top + high);
    if (covered.length >= least) continue;
    least = covered.length;
    box.dataset.corner = corner;
  }
  box.dataset.covers = least ? "yes" : "";
}

/**
 * Let the minimap move what the window shows.
 * @param {HTMLElement} port @param {(x: number, y: number) => void} go to the point at these parts of the picture
 */
export function moveByMinimap(port, go) {
  const box = document.getElementById("minimap");
  if (!box) return;
  const follow = (/** @type {PointerEvent} */ event) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    go((event.clientX - left) / width, (event.clientY - top) / height);
  };
  box.addEventListener("pointerdown", (event) => {
    box.setPointerCapture(event.pointerId);
    event.preventDefault();
    follow(event);
  });
  box.addEventListener("pointermove", (event) => event.buttons && follow(event));
}
