// @ts-check
// Arrows: from who acts to whom, over the page, for a moment.

import { moves, pass } from "./pace.js";

const SVG = "http://www.w3.org/2000/svg";
const MOST = 4;

/**
 * Draw arrows between seats.
 * @param {[number, number][]} aims who acts, and on whom; of many the latest few
 */
export function drawArrows(aims) {
  if (!moves()) return;
  for (const [from, to] of aims.slice(-MOST)) {
    const start = seatPoint(from);
    const end = seatPoint(to);
    if (start && end && Math.hypot(end.x - start.x, end.y - start.y) > 1) drawArrow(start, end, from);
  }
}

/** Where a seat is on this page: its board or strip, or where a phone leads to it. @param {number} seat */
export function seatPoint(seat) {
  const isOther = document.getElementById(`strip-${seat}`);
  const places = isOther ? [`#strip-${seat} .seat-head`, "label[for=view-others]"] : ["#me .seat-head", "label[for=view-me]"];
  for (const selector of places) {
    const found = document.querySelector(selector);
    if (found?.getBoundingClientRect().width) return centre(found);
  }
  return null;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  const inside = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(12, Math.min(at, most - 12));
  return { x: inside(box.x + Math.min(box.width / 2, 60), innerWidth), y: inside(box.y + box.height / 2, innerHeight) };
}

/** @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to @param {number} seat whose colour it has */
function drawArrow(from, to, seat) {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const bend = Math.min(120, far / 3);
  const middle = {
    x: (from.x + to.x) / 2 + (bend * (to.y - from.y)) / far,
    y: (from.y + to.y) / 2 - (bend * (to.x - from.x)) / far,
  };
  const turn = Math.atan2(to.y - middle.y, to.x - middle.x);
  const head = [-0.45, 0.45].map((side) => `${to.x - 22 * Math.cos(turn + side)} ${to.y - 22 * Math.sin(turn + side)}`);
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", `arrow of-seat-${seat % 6}`);
  const line = `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}M${head[0]}L${to.x} ${to.y}L${head[1]}`;
  for (const kind of ["halo", "line"]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", kind);
    path.setAttribute("d", line);
    path.setAttribute("pathLength", "100");
    drawing.append(path);
  }
  pass(
    drawing,
    [
      { opacity: 0, strokeDasharray: "0 100" },
      { opacity: 1, strokeDasharray: "100 0", offset: 0.35 },
      { opacity: 1, strokeDasharray: "100 0", offset: 0.8 },
      { opacity: 0, strokeDasharray: "100 0" },
    ],
    { duration: 1_500 },
  );
}
