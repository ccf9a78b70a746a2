// @ts-check
// Point: when the close-up of a thing is shown, and where. A mouse rests on it, the keyboard has its focus on it, or a finger
// touches it: then the first touch shows and the second chooses, unless words say already what it is. The card stays while
// the pointer is on the thing or on the card, goes with Escape, and lies beside what it tells of, never over it.

import { under } from "./around.js";
import { closeUp, hush, subjectOf } from "./closeup.js";
import { byId } from "./dom.js";
import { oneView } from "./pictures.js";
import { underFinger } from "./places.js";

/** How long the pointer rests before the card comes, and how long it stays when the pointer has left; milliseconds. */
const REST = 300;
const STAY = 250;
/** The focus may only pass by. */
const FOCUS_RESTS = 120;
/** How long a finger presses, and how far it may move meanwhile. */
const PRESS = 500;
const STILL = 10;
/** Space between card and thing, and card and window, in pixels; and the least height that a card can be read in. */
const GAP = 8;
const LEAST = 120;
/** How wide the card is, unless it is wide and low on a phone; see closeup.css. */
const WIDE = 260;

const box = byId("pointed");

/** What the card tells of, and what made it come: hover, focus or touch. @type {Element | null} */
let shown = null;
let way = "";
/** Grows with every wish to show or hide the card, so that what was asked for earlier comes too late. */
let wish = 0;
/** What the pointer rests on, until the card comes. @type {Element | null} */
let next = null;
/** What was pressed: it is not told of before the pointer has left it. @type {Element | null} */
let pressed = null;
let last = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let coming;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let going;

/** Let everything on the pictures be looked at closely. */
export function lookClosely() {
  hover();
  focus();
  touch();
  for (const type of ["wheel", "scroll"]) {
    document.addEventListener(type, (event) => isInBox(event.target) || requestAnimationFrame(follow), { capture: true, passive: true });
  }
}

/** Tell of the same thing again, or nothing if it is gone; to be called when the page has changed. */
export function lookAgain() {
  if (!shown) return;
  if (shown.isConnected && !document.querySelector("dialog[open]")) void show(shown, way);
  else hide();
}

/** @param {Element} subject @param {string} by */
async function show(subject, by) {
  const mine = ++wish;
  stay();
  const card = await closeUp(subject, by === "touch");
  if (mine !== wish || !subject.isConnected) return;
  if (shown !== subject) shown?.removeAttribute("aria-describedby");
  shown = subject;
  way = by;
  box.replaceChildren(card);
  box.setAttribute("role", by === "touch" ? "dialog" : "tooltip");
  box.setAttribute("aria-label", box.querySelector("h3, h4")?.textContent?.trim() || (box.dataset.label ?? ""));
  if (by === "focus") subject.setAttribute("aria-describedby", box.id);
  if (!box.matches(":popover-open")) box.showPopover();
  putAside(subject.getBoundingClientRect());
}

function hide() {
  clearTimeout(coming);
  next = null;
  leave();
}

/** Take the card away; what the pointer rests on by now may still come. */
function leave() {
  wish += 1;
  clearTimeout(going);
  going = undefined;
  shown?.removeAttribute("aria-describedby");
  shown = null;
  if (box.matches(":popover-open")) box.hidePopover();
}

/** Keep the card beside what it tells of when the picture moves, and take it away when that is out of sight. */
function follow() {
  if (!shown) return;
  const thing = shown.getBoundingClientRect();
  const isInSight = thing.bottom > 0 && thing.top < innerHeight && thing.right > 0 && thing.left < innerWidth;
  if (isInSight) putAside(thing);
  else hide();
}

/** @param {EventTarget | null} target */
function isInBox(target) {
  return target instanceof Node && box.contains(target);
}

// --- a mouse ---

function hover() {
  document.addEventListener("pointermove", (event) => {
    const at = `${event.clientX} ${event.clientY}`;
    if (event.pointerType === "touch" || event.buttons || at === last) return; // things may move under a pointer at rest
    last = at;
    rest(under(event));
  });
  document.documentElement.addEventListener("pointerleave", () => rest(null));
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "touch" || isInBox(event.target)) return;
    hide();
    pressed = subjectOf(under(event));
  });
}

/** @param {EventTarget | null} target */
function rest(target) {
  if (isInBox(target)) return stay();
  const subject = subjectOf(target);
  hush(subject);
  if (subject !== pressed) pressed = null;
  if (subject && subject === shown) return stay();
  if (shown && way === "hover" && going === undefined) going = setTimeout(leave, STAY);
  if (subject === next) return;
  clearTimeout(coming);
  next = subject === pressed ? null : subject;
  if (subject && next) coming = setTimeout(() => void show(subject, "hover"), REST);
}

function stay() {
  clearTimeout(coming);
  clearTimeout(going);
  going = undefined;
  next = null;
}

// --- the keyboard ---

function focus() {
  document.addEventListener("focusin", (event) => {
    if (isInBox(event.target)) return;
    const back = event.relatedTarget instanceof Element && event.relatedTarget.closest("[popover]");
    const subject = event.target instanceof Element && event.target.matches(":focus-visible") ? subjectOf(event.target) : null;
    if (way === "focus") hide();
    if (!subject || subject !== event.target || (back && !isInBox(event.relatedTarget))) return;
    clearTimeout(coming);
    coming = setTimeout(() => void show(subject, "focus"), FOCUS_RESTS);
  });
  document.addEventListener("focusout", (event) => {
    if (shown && way === "focus" && !isInBox(event.relatedTarget) && event.relatedTarget !== shown) hide();
  });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && shown) {
        const inside = isInBox(document.activeElement);
        const subject = shown;
        hide();
        if (inside && (subject instanceof SVGElement || subject instanceof HTMLElement)) subject.focus();
      } else if (event.key === "?" && shown && document.activeElement === shown) {
        event.preventDefault();
        enter();
      } else if (event.key === "Enter" || event.key === " ") {
        if (!isInBox(event.target)) hide();
      }
    },
    true,
  );
}

/** Take the keyboard into the card, to its links if it has any. */
function enter() {
  box.setAttribute("role", "dialog");
  box.tabIndex = -1;
  const first = box.querySelector("a");
  (first ?? box).focus();
}

// --- a finger ---

function touch() {
  /** The last press, and what was shown then: on a slow device the timer may run before the end of a short one. */
  let press = { x: 0, y: 0, id: -1, time: 0, over: /** @type {Element | null} */ (null) };
  let held = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(timer);
    held = false;
    press = { x: event.clientX, y: event.clientY, id: event.pointerId, time: event.timeStamp, over: shown };
    const subject = subjectOf(under(event));
    if (event.pointerType !== "touch" || !subject || isInBox(event.target)) return;
    timer = setTimeout(() => {
      held = true;
      void show(subject, "touch");
    }, PRESS);
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerId === press.id && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) clearTimeout(timer);
  });
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, () => clearTimeout(timer));
  document.addEventListener("contextmenu", (event) => held && event.preventDefault());
  document.addEventListener(
    "click",
    (event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
      if (isInBox(event.target)) return event.target instanceof Element && !event.target.closest("a") ? hide() : undefined;
      const near = underFinger(event);
      const subject = near[0] ?? subjectOf(event.target);
      // a choice of the list, or of a picture that says as much: it is chosen at once
      if (!held && subject?.matches("button, [data-lists] .place.open")) return hide();
      const wasHeld = held && event.timeStamp - press.time >= PRESS;
      held = false;
      if (!wasHeld && (near.length > 1 || !subject || subject === press.over)) return hide(); // the page does what it does
      event.preventDefault();
      event.stopPropagation();
      if (!wasHeld && subject) void show(subject, "touch");
    },
    true,
  );
}

// --- where ---

/** Put the card beside what it tells of: where it fits as a whole, else where most of it does. @param {DOMRect} thing */
function putAside(thing) {
  box.style.maxHeight = "";
  const fight = oneView() ? document.querySelector("#frame[data-role=battle]")?.getBoundingClientRect() : undefined;
  const inFight = fight !== undefined && thing.bottom > fight.top && thing.top < fight.bottom && thing.right > fight.left && thing.left < fight.right;
  box.classList.toggle("away", inFight);
  box.classList.remove("low");
  box.style.width = "";
  box.classList.toggle("across", inFight && innerHeight >= innerWidth);
  if (inFight) return putAway(thing);
  const ends = endsFor(thing);
  const isBeside = Math.max(ends.right - thing.right, thing.left) - 2 * GAP >= WIDE;
  const isLow = ends.isPhone && (innerHeight >= innerWidth || !isBeside);
  if (isLow) {
    box.classList.add("low");
    box.style.width = `${ends.right - 2 * GAP}px`;
  }
  const { width, height } = box.getBoundingClientRect();
  const tall = Math.min(height, innerHeight - 2 * GAP);
  const room = {
    right: ends.right - thing.right - 2 * GAP,
    left: thing.left - 2 * GAP,
    below: ends.below - thing.bottom - 2 * GAP,
    above: thing.top - 2 * GAP,
  };
  const across = clamp(thing.left + thing.width / 2 - width / 2, ends.right - width);
  const down = clamp(thing.top + thing.height / 2 - tall / 2, innerHeight - tall);
  if (room.right >= width) return put(thing.right + GAP, down, tall);
  if (room.left >= width) return put(thing.left - GAP - width, down, tall);
  const high = Math.max(LEAST, Math.min(height, Math.max(room.below, room.above)));
  const isBelow = room.below >= height || room.below >= room.above;
  put(across, isBelow ? Math.min(thing.bottom + GAP, innerHeight - high - GAP) : Math.max(GAP, thing.top - GAP - high), high);
}

/**
 * How far right and down the card may reach. It keeps off the choices, of which it may be about one, unless it tells of what
 * stands there itself: it rather covers the board.
 * @param {DOMRect} thing
 */
function endsFor(thing) {
  const now = byId("now").getBoundingClientRect();
  const isUpright = innerHeight >= innerWidth;
  const isPhone = oneView() && now.width > 0 && (isUpright ? thing.bottom <= now.top + GAP : thing.right <= now.left + GAP);
  const isLeft = thing.right <= now.left && thing.bottom > now.top;
  const isBounded = isPhone ? !isUpright : isLeft;
  return { isPhone, right: isBounded ? now.left : innerWidth, below: isPhone && isUpright ? now.top : innerHeight };
}

/**
 * Put the card away from a battle on a phone, whose cards it speaks of: above it, or held flat over what now.
 * @param {DOMRect} thing
 */
function putAway(thing) {
  const { height } = box.getBoundingClientRect();
  if (!box.classList.contains("across")) return put(byId("now").getBoundingClientRect().left, GAP, Math.min(height, innerHeight - 2 * GAP));
  if (thing.top - 2 * GAP >= Math.min(height, LEAST)) return put(GAP, GAP, Math.min(height, thing.top - 2 * GAP));
  put(GAP, thing.bottom + GAP, innerHeight - thing.bottom - 2 * GAP);
}

/** @param {number} at @param {number} most */
function clamp(at, most) {
  return Math.max(GAP, Math.min(at, most - GAP));
}

/** @param {number} x @param {number} y @param {number} height */
function put(x, y, height) {
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
  box.style.maxHeight = `${height}px`;
}
