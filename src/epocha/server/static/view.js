// @ts-check
// View: pan, zoom and fit of the picture in front, by buttons, wheel, drag and pinch. Each picture has a view of its own,
// which it keeps while others are in front and when the page is opened again. A phone shows what is in play by itself, see
// `inplay.js`, and the whole on demand. What goes round, see `around.js`, is moved to its sides without an end.

import { asItComes, repeat, roundOf, turned } from "./around.js";
import { drawnSize, markDistance, MOST } from "./drawn.js";
import { inPlay, isReplay, showsQuestion } from "./inplay.js";
import { moveByMinimap, showMinimap } from "./minimap.js";
import { oneView } from "./pictures.js";
import { keepRulers } from "./rulers.js";

const DRAG = 5;

/** So many pixels of a picture that lie below its window are worth telling of. */
const LEAST_REST = 8;

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
    port.classList.toggle("goes-on", at.y + (at.zoom * (port.clientHeight + height)) / 2 > port.clientHeight + LEAST_REST);
    markDistance(port, stage, at.zoom);
    keepRulers(port, stage, at, { width, height });
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
  }

  /** Bring a thing on the picture to the middle of the window. @param {Element} thing */
  function bring(thing) {
    const [box, corner] = [thing.getBoundingClientRect(), stage.getBoundingClientRect()];
    centre((box.x + box.width / 2 - corner.x) / at.zoom, (box.y + box.height / 2 - corner.y) / at.zoom);
  }

  moveByMinimap(port, (x, y) => {
    const { width, height } = drawnSize(port, stage);
    centre((port.clientWidth - width) / 2 + x * width, (port.clientHeight - height) / 2 + y * height);
    keep();
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
    if (seen !== undefined) return attend(box.x + box.width / 2 + seen - window.x);
    bring(event.target);
    keep();
  });

  // and so does what a guide speaks of, which is not kept as what the person made of the view
  port.addEventListener("bring", (event) => {
    if (!(event instanceof CustomEvent)) return;
    /** @type {{ places: Element[], isSeenNowhere: boolean }} */
    const { places, isSeenNowhere } = event.detail;
    const boxes = places.map((place) => place.getBoundingClientRect());
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const corner = stage.getBoundingClientRect();
    const areTogether = right - left < port.clientWidth && bottom - top < port.clientHeight;
    if (areTogether) centre(((left + right) / 2 - corner.x) / at.zoom, ((top + bottom) / 2 - corner.y) / at.zoom);
    else if (isSeenNowhere && places[0]) bring(places[0]);
    else return;
    show(true);
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
    const { turn = "", ply = "" } = document.getElementById("live")?.dataset ?? {};
    const question = isReplay() ? ply : turn;
    if (!oneView() && byItself) {
      byItself = false;
      at = { x: 0, y: 0, zoom: 1 }; // the window is no longer that of a phone
      show();
    }
    if (!oneView() || !port.clientWidth || question === asked) return;
    const stays = kept() || (isReplay() && asked !== "?"); // it moves no more often than it has to
    asked = question;
    if (stays && showsQuestion(port, stage)) return;
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
 * Where an enlarged picture begins, so that no band beside it lies empty: in the middle if it is smaller than its window.
 * @param {number} at @param {number} room of the window @param {number} drawn of the picture, which stands in the middle
 * @param {number} zoom
 */
function within(at, room, drawn, zoom) {
  const before = (room - drawn) / 2;
  if (drawn * zoom <= room) return (room * (1 - zoom)) / 2;
  return Math.min(-before * zoom, Math.max(room - (before + drawn) * zoom, at));
}

/** @param {PointerEvent} a @param {PointerEvent} b */
function apart(a, b) {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
