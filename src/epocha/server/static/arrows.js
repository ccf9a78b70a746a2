// @ts-check
// Arrows: from who acts to whom, over the page, for a moment. They lead from edge to edge of the seats' plates, whose numbers
// they explain, and bend away from what can be chosen.

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
    const [start, end] = [seen(from), seen(to)];
    if (start && end && start !== end) drawArrow(...ends(start, end), from);
  }
}

/** Where a seat is on this page: its board or strip, or where a phone leads to it. @param {number} seat */
export function seatPoint(seat) {
  const found = seen(seat, " .seat-head");
  return found && centre(found);
}

/** What shows a seat, or leads to it. @param {number} seat @param {string} part of what shows it */
function seen(seat, part = "") {
  const isOther = document.getElementById(`strip-${seat}`);
  const places = isOther ? [`#strip-${seat}${part}`, "label[for=view-others]"] : [`#me${part}`, "label[for=view-me]"];
  return places.map((place) => document.querySelector(place)).find((found) => found?.getBoundingClientRect().width) ?? null;
}

/** An arrow that is shorter would not be seen: it begins within the plate of who acts. */
const LEAST = 60;

/**
 * The points at which an arrow leaves a plate and reaches another: on its edge towards the other, of strips in a row on the
 * upper one.
 * @param {Element} from @param {Element} to @returns {[{ x: number, y: number }, { x: number, y: number }]}
 */
function ends(from, to) {
  const [start, end] = [from, to].map((one) => one.getBoundingClientRect());
  if (!start || !end) return [centre(from), centre(to)];
  if (start.top < end.bottom && end.top < start.bottom) {
    const tops = [from, to].map((one) => ({ x: centre(one).x, y: one.getBoundingClientRect().top }));
    const [leaves, comes] = [from, to].map((one, at) => (one.matches(".strip") ? tops[at] : nearest(at ? end : start, tops[1 - at])));
    if (leaves && comes) return [leaves, comes];
  }
  const reached = nearest(end, centre(from));
  const left = nearest(start, reached);
  const far = Math.hypot(reached.x - left.x, reached.y - left.y);
  const middle = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
  const back = Math.hypot(middle.x - left.x, middle.y - left.y) || 1;
  const share = Math.max(0, Math.min(1, (LEAST - far) / back));
  return [{ x: left.x + share * (middle.x - left.x), y: left.y + share * (middle.y - left.y) }, reached];
}

/** The point of a box that is nearest to another point. @param {DOMRect} box @param {{ x: number, y: number }} [to] */
function nearest(box, { x, y } = box) {
  const within = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) => Math.max(least, Math.min(at, most));
  return { x: within(x, box.left, Math.min(box.right, innerWidth - 12)), y: within(y, box.top, Math.min(box.bottom, innerHeight - 12)) };
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  const inside = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(12, Math.min(at, most - 12));
  return { x: inside(box.x + Math.min(box.width / 2, 60), innerWidth), y: inside(box.y + box.height / 2, innerHeight) };
}

/** Whether a point of the page is in the window, and no part of what asks. @param {number} x @param {number} y */
function isFree(x, y) {
  const found = document.elementFromPoint(x, y);
  return found !== null && !found.closest("#now");
}

/** @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to @param {number} seat whose colour it has */
function drawArrow(from, to, seat) {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const most = Math.min(120, far / 3);
  const turns = [to.x < from.x ? -most : most, to.x < from.x ? most : -most, 0]; // upwards, downwards, straight
  const middles = turns.map((bend) => ({
    x: (from.x + to.x) / 2 + (bend * (to.y - from.y)) / far,
    y: (from.y + to.y) / 2 - (bend * (to.x - from.x)) / far,
  }));
  const middle = middles.find(({ x, y }) => isFree((from.x + to.x + 2 * x) / 4, (from.y + to.y + 2 * y) / 4)) ?? middles[2] ?? from;
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
