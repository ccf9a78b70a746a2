// @ts-check
// View: pan, zoom and fit of the picture in front, by buttons, wheel, drag and pinch. Each picture has a view of its own,
// which it keeps while others are in front and when the page is opened again. A phone shows as much of a picture as can be
// read there, where the most can be chosen, and the whole of it on demand. What is drawn otherwise for who sees it from near
// says in `data-near` from how many pixels a unit on that is. What goes round, see `around.js`, is moved to its sides
// without an end.

import { byId } from "./dom.js";
import { asItComes, repeat, roundOf, turned } from "./around.js";
import { moveByMinimap, showMinimap } from "./minimap.js";
import { oneView } from "./pictures.js";
import { offers } from "./places.js";

/** How much a picture can be enlarged: a long one on a phone must be read there. */
const MOST = 8;
const DRAG = 5;

/** Of how many parts of all choices one is in sight at most, where the view begins with what the list begins with. */
const FEW = 2.5;

/** Height of letters that can be read on a phone, in pixels. */
const LEGIBLE = 12.2;

/** The least that is taken for it, where all that may be chosen has room then. */
const LEAST_LETTERS = 12;

/** What can be touched on a picture that is seen from afar has so many pixels at least. */
const LEAST_PLACE = 40;

/** Part of the window of a picture that stays free around what is shown on purpose. */
const MARGIN = 0.06;

/** Whether pictures can be moved and enlarged already. */
let ready = false;

/** Shows the view of the picture that is in front now. @type {() => void} */
let turn = () => {};

/** Let the picture in front be moved and enlarged; to be called whenever the page has changed. A table that waits has none. */
export function panAndZoom() {
  const found = { port: document.getElementById("viewport"), stage: document.getElementById("stage") };
  if (!ready && found.port && found.stage) {
    ready = true;
    turn = setUp(found.port, found.stage);
  }
  turn();
}

/** @param {HTMLElement} port @param {HTMLElement} stage @returns {() => void} to be called when another picture is in front */
function setUp(port, stage) {
  let name = "";
  let asked = "";
  let form = "";
  let at = { x: 0, y: 0, zoom: 1 };
  /** Whether the view was chosen for a phone, and not by its person. */
  let byItself = false;
  /** @type {Map<number, PointerEvent>} */
  const fingers = new Map();
  let moved = 0;
  /** Where the pointer or the focus is in the window: there lies the picture itself, and none of its repetitions. */
  let attention = port.clientWidth / 2;

  function place() {
    return `view ${location.pathname} ${name}`;
  }

  /** @param {boolean} [anew] whether the minimap may take another corner */
  function show(anew = false) {
    at.zoom = Math.max(1, Math.min(MOST, at.zoom));
    const { width, height } = drawnSize(port, stage);
    const round = roundOf(port, { width, height });
    if (!round) at.x = within(at.x, port.clientWidth, width, at.zoom);
    else if (!asItComes(at)) at.x = turned(at, round, attention);
    at.y = within(at.y, port.clientHeight, height, at.zoom);
    stage.style.transform = asItComes(at) ? "" : `translate(${at.x}px, ${at.y}px) scale(${at.zoom})`;
    port.classList.toggle("zoomed", at.zoom > 1);
    port.classList.toggle("round", Boolean(round));
    markDistance(port, stage, at.zoom);
    repeat(port, stage, at, round);
    showMinimap(port, at, { width, height }, round, anew);
  }

  /** Let the picture itself lie at a point of the window that is attended to; it looks the same. @param {number} x */
  function attend(x) {
    attention = x;
    const round = asItComes(at) ? null : roundOf(port, drawnSize(port, stage));
    if (round && Math.abs(turned(at, round, x) - at.x) > 1) show();
  }

  /** Whether a drag moves the picture: any to all sides if it is enlarged, and what goes round to the left and right. */
  function isMovable() {
    return at.zoom > 1 || port.classList.contains("round");
  }

  /** Move the picture in its window. @param {number} x @param {number} y */
  function pan(x, y) {
    at.x += x;
    at.y += y;
    show();
    keep();
  }

  /** Keep what the person made of the view. */
  function keep() {
    byItself = false;
    if (!asItComes(at)) sessionStorage.setItem(place(), JSON.stringify({ ...at, room: port.clientWidth }));
    else sessionStorage.removeItem(place());
  }

  /** What the person made of the view; it holds for no other width, such as that of a phone that was turned. */
  function kept() {
    const found = JSON.parse(sessionStorage.getItem(place()) ?? "null");
    if (!found || (oneView() && found.room !== port.clientWidth)) return null;
    return { x: Number(found.x), y: Number(found.y), zoom: Number(found.zoom) };
  }

  /** @param {number} factor @param {number} x @param {number} y the point of the window that stays where it is */
  function zoom(factor, x, y) {
    const before = at.zoom;
    at.zoom = Math.max(1, Math.min(MOST, at.zoom * factor));
    at.x = x - ((x - at.x) * at.zoom) / before;
    at.y = y - ((y - at.y) * at.zoom) / before;
    show(true);
    keep();
  }

  /** Bring a point of the picture to the middle of the window. @param {number} x @param {number} y before it is enlarged */
  function centre(x, y) {
    attention = port.clientWidth / 2;
    at.x = port.clientWidth / 2 - x * at.zoom;
    at.y = port.clientHeight / 2 - y * at.zoom;
    show();
    keep();
  }

  moveByMinimap(port, (x, y) => {
    const { width, height } = drawnSize(port, stage);
    centre((port.clientWidth - width) / 2 + x * width, (port.clientHeight - height) / 2 + y * height);
  });

  // what the keyboard goes to comes in sight
  port.addEventListener("focusin", (event) => {
    port.scrollTo(0, 0); // a browser moves the picture in its own way
    if (asItComes(at) || !(event.target instanceof Element) || !event.target.matches(":focus-visible")) return;
    const [box, window] = [event.target, port].map((one) => one.getBoundingClientRect());
    if (!box || !window) return;
    const round = roundOf(port, drawnSize(port, stage));
    const turn = round ? round.breadth * at.zoom : 0;
    const isHigh = box.top >= window.top && box.bottom <= window.bottom;
    const seen = [0, turn, -turn].find((by) => isHigh && box.left + by >= window.left && box.right + by <= window.right);
    const corner = stage.getBoundingClientRect();
    if (seen !== undefined) attend(box.x + box.width / 2 + seen - window.x);
    else centre((box.x + box.width / 2 - corner.x) / at.zoom, (box.y + box.height / 2 - corner.y) / at.zoom);
  });

  document.addEventListener("keydown", (event) => {
    const button = { "+": "in", "-": "out", 0: "fit" }[event.key];
    const isTyped = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (!button || isTyped || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-zoom=${button}]`))?.click();
  });

  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-zoom]") : null;
    if (!(button instanceof HTMLElement)) return;
    if (button.dataset.zoom === "fit") at = oneView() && at.zoom === 1 ? inPlay(port, stage, at) : { x: 0, y: 0, zoom: 1 };
    const factor = button.dataset.zoom === "in" ? 1.4 : button.dataset.zoom === "out" ? 1 / 1.4 : 1;
    zoom(factor, port.clientWidth / 2, port.clientHeight / 2);
  });

  port.addEventListener(
    "wheel",
    (event) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (isSideways ? !isMovable() : at.zoom === 1 && event.deltaY > 0) return;
      event.preventDefault();
      if (isSideways) return pan(-event.deltaX, 0);
      const box = port.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 400), event.clientX - box.x, event.clientY - box.y);
    },
    { passive: false },
  );

  port.addEventListener("pointerdown", (event) => {
    attend(event.clientX - port.getBoundingClientRect().x);
    fingers.set(event.pointerId, event);
    moved = 0;
  });
  port.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return attend(event.clientX - port.getBoundingClientRect().x);
    fingers.set(event.pointerId, event);
    const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    moved += Math.abs(event.clientX - was.clientX) + Math.abs(event.clientY - was.clientY);
    if (other) {
      const box = port.getBoundingClientRect();
      const x = (event.clientX + other.clientX) / 2 - box.x;
      const y = (event.clientY + other.clientY) / 2 - box.y;
      zoom(apart(event, other) / Math.max(1, apart(was, other)), x, y);
    } else if (isMovable() && moved > DRAG) {
      port.classList.add("panning");
      pan(event.clientX - was.clientX, event.clientY - was.clientY);
    }
  });
  for (const type of ["pointerup", "pointercancel", "pointerleave"]) {
    port.addEventListener(type, (event) => {
      if (event instanceof PointerEvent) fingers.delete(event.pointerId);
      port.classList.remove("panning");
    });
  }
  // what ends a drag is not a click on a place
  port.addEventListener(
    "click",
    (event) => {
      if (moved > DRAG && isMovable()) event.stopPropagation();
    },
    true,
  );
  addEventListener("resize", () => show());
  new ResizeObserver(() => {
    markDistance(port, stage, at.zoom);
    asked = "?"; // what fits in the room that there is now is another part
    look();
  }).observe(port);

  /** Show what is in play on a phone, where the question is another one or cannot be read. */
  function look() {
    const turn = document.getElementById("live")?.dataset.turn ?? "";
    if (!oneView() && byItself) {
      byItself = false;
      at = { x: 0, y: 0, zoom: 1 }; // the window is no longer that of a phone
      show();
    }
    if (!oneView() || !port.clientWidth || turn === asked) return;
    asked = turn;
    if (kept() && showsQuestion(port, stage)) return;
    at = inPlay(port, stage, at);
    attention = port.clientWidth / 2;
    byItself = true;
    show(true);
  }

  return () => {
    const front = port.closest(".frame")?.getAttribute("data-shows") ?? "";
    if (front !== name) {
      name = front;
      at = kept() ?? { x: 0, y: 0, zoom: 1 };
      attention = port.clientWidth / 2;
      asked = "?";
      show(true);
    }
    const drawn = stage.querySelector("svg")?.getAttribute("viewBox") ?? "";
    if (drawn !== form) asked = "?"; // it came in the form for a large window, or there is more or less on it now
    form = drawn;
    markDistance(port, stage, at.zoom);
    look();
  };
}

/**
 * Say whether a picture is seen from near or from afar, if that makes a difference: it changes no size on the page.
 * @param {HTMLElement} port @param {HTMLElement} stage @param {number} zoom how much the picture is enlarged
 */
function markDistance(port, stage, zoom) {
  const picture = stage.querySelector("svg[data-near]");
  const shown = [stage, byId("around")];
  if (!(picture instanceof SVGSVGElement)) {
    for (const one of shown) delete one.dataset.detail;
    return;
  }
  for (const one of shown) one.dataset.detail = isNear(port, stage, zoom) ? "near" : "far";
}

/** Whether a picture is seen from near. @param {HTMLElement} port @param {HTMLElement} stage @param {number} zoom */
function isNear(port, stage, zoom) {
  const picture = stage.querySelector("svg");
  if (!picture) return true;
  return (drawnSize(port, stage).width * zoom) / picture.viewBox.baseVal.width >= Number(picture.dataset.near ?? 0);
}

/** How large a picture is drawn in its window before it is enlarged. @param {HTMLElement} port @param {HTMLElement} stage */
function drawnSize(port, stage) {
  const { clientWidth, clientHeight } = port;
  const picture = stage.querySelector("svg");
  const { width, height } = picture?.viewBox.baseVal ?? { width: 0, height: 0 };
  if (!width || !height) return { width: clientWidth, height: clientHeight };
  const scale = Math.min(clientWidth / width, clientHeight / height);
  return { width: width * scale, height: height * scale };
}

/**
 * Where an enlarged picture begins, so that no band beside it lies empty: in the middle if it is smaller than its window.
 * @param {number} at @param {number} room of the window @param {number} drawn of the picture, which stands in the middle
 * @param {number} zoom
 */
function within(at, room, drawn, zoom) {
  const before = (room - drawn) / 2;
  if (drawn * zoom <= room) return (room * (1 - zoom)) / 2;
  return Math.min(-before * zoom, Math.max(room - (before + drawn) * zoom, at));
}

/**
 * The view of a picture that can be read and has in its middle what the question is about, if the picture says so by the
 * class `in-question`, or else as much as possible of what may be chosen; what is no wider than its window from its top.
 * @param {HTMLElement} port @param {HTMLElement} stage @param {{ x: number, y: number, zoom: number }} now the view as it is
 */
function inPlay(port, stage, now) {
  if (isReadFromAfar(port, stage, now)) return { x: 0, y: 0, zoom: 1 };
  markDistance(port, stage, Infinity);
  const smallest = smallestLetters(stage) / now.zoom;
  const legible = Math.max(1, Math.min(MOST, smallest < Infinity ? LEGIBLE / smallest : 1));
  const corner = stage.getBoundingClientRect();
  const hits = openHits(stage);
  const boxes = hits.map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    const middle = { x: (x + width / 2 - corner.x) / now.zoom, y: (y + height / 2 - corner.y) / now.zoom };
    return { ...middle, across: width / now.zoom, down: height / now.zoom };
  });
  const top = Math.min(...boxes.map(({ y, down }) => y - down / 2));
  const bottom = Math.max(...boxes.map(({ y, down }) => y + down / 2));
  const fit = port.clientHeight / (bottom - top);
  const isForWhole = Boolean(stage.querySelector(".from-afar"));
  const isFit = isForWhole && fit < legible && fit * smallest >= LEAST_LETTERS && isNear(port, stage, fit);
  const zoom = isFit ? fit : legible;
  const [wide, high] = [port.clientWidth / zoom, port.clientHeight / zoom];
  const isList = drawnSize(port, stage).width * zoom <= port.clientWidth + 1; // it goes on below, as a page does
  const isBoard = port.closest(".frame")?.getAttribute("data-role") === "board";
  const isRead = isList || !(boxes.length || (isBoard && stage.querySelector(".place"))); // from the top, as nothing is to be chosen on it
  const middle = { x: port.clientWidth / 2, y: isRead ? 0 : port.clientHeight / 2 };
  if (boxes.length && !isList) {
    middle.x = boxes.reduce((sum, { x }) => sum + x, 0) / boxes.length;
    middle.y = boxes.reduce((sum, { y }) => sum + y, 0) / boxes.length;
  }
  /** @typedef {{ x: number, y: number }} Spot @type {(box: Spot, at: Spot) => boolean} */
  const sees = ({ x, y }, at) => Math.abs(x - at.x) < wide * (0.5 - MARGIN) && Math.abs(y - at.y) < high * (0.5 - MARGIN);
  const seen = (/** @type {Spot} */ at) => boxes.filter((box) => sees(box, at)).length;
  const most = (/** @type {Spot[]} */ among, /** @type {Spot} */ start) =>
    among.reduce((found, at) => (seen(at) > seen(found) ? at : found), start);
  const about = stage.querySelector(".in-question")?.getBoundingClientRect();
  /** The middle of what the question is about; of what is wider than the window, of the part where most is chosen. */
  const part = (/** @type {number} */ left, /** @type {number} */ breadth) =>
    breadth <= wide || !boxes.length
      ? left + breadth / 2
      : Math.max(left + wide / 2, Math.min(left + breadth - wide / 2, middle.x));
  /** Where most can be chosen; where that is the smaller part of all by far, what the list begins with is there as a whole. */
  const widest = () => {
    const found = most(isList ? [] : boxes, middle);
    const first = isList || FEW * seen(found) > boxes.length ? undefined : boxes[firstListed(hits)];
    if (!first) return found;
    const isWhole = (/** @type {Spot} */ { x, y }) => 2 * Math.abs(x - first.x) + first.across < wide && 2 * Math.abs(y - first.y) + first.down < high;
    return most(boxes.filter(isWhole), first);
  };
  const best = about
    ? { x: part((about.x - corner.x) / now.zoom, about.width / now.zoom), y: (about.y + about.height / 2 - corner.y) / now.zoom }
    : widest();
  if (isForWhole && !about && !isList && bottom - top <= high + 0.01) best.y = (top + bottom) / 2; // none is cut where all have room
  return { x: port.clientWidth / 2 - best.x * zoom, y: port.clientHeight / 2 - best.y * zoom, zoom };
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

/**
 * Whether a picture that has larger numbers for who sees it from afar (`from-afar`) can be read and touched as a whole.
 * @param {HTMLElement} port @param {HTMLElement} stage @param {{ zoom: number }} now the view as it is
 */
function isReadFromAfar(port, stage, now) {
  if (!stage.querySelector(".from-afar")) return false;
  markDistance(port, stage, 1);
  const smallest = smallestLetters(stage, (text) => text.checkVisibility()) / now.zoom;
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
function showsQuestion(port, stage) {
  const { left, right, top, bottom } = port.getBoundingClientRect();
  const about = stage.querySelectorAll(".in-question");
  const asked = (about.length ? [...about] : openHits(stage)).map((one) => one.getBoundingClientRect());
  const middles = asked.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  return !middles.length || middles.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
}

/** How high the letters of a text on a picture are on the screen, by their font. @param {SVGTextElement} text */
function heightOf(text) {
  const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
  return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}

/** @param {PointerEvent} a @param {PointerEvent} b */
function apart(a, b) {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
