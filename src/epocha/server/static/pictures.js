// @ts-check
// Pictures: which of them this page shows, in which form, and where something happened that it does not show. A wide
// window and a tablet have one in front, one's own and those of the others around it, a large window one of these in
// full beside one's own; a phone shows one of these places at a time. The server is told so with every request, and
// draws no other picture.

import { byId } from "./dom.js";
import { partsHad } from "./morph.js";

const narrow = matchMedia("(max-width: 699px), (max-height: 499px)");
const stripsFit = matchMedia("(min-width: 1200px)");
/** A phone held flat, where what is one's own has room that is wider than high. */
const phoneFlat = matchMedia("(max-height: 499px)");
/** Where what is in front has it too. */
const frontFlat = matchMedia("(max-height: 499px) and (min-width: 720px)");
/** A tablet held flat, on which a line of slim pictures has room. */
const flat = matchMedia("(min-width: 1000px)");
/** Where the column beside the board is as slim as it may be; see table.css. */
const slim = matchMedia("(min-width: 1000px) and (max-width: 1099px) and (min-height: 640px)");
/** A tablet that has height to spare for what is one's own where there is no board; see boardless.css. */
const roomy = matchMedia("(max-width: 999px) and (min-height: 1100px), (min-width: 1000px) and (max-aspect-ratio: 4/3), (min-width: 1100px) and (min-height: 816px) and (max-aspect-ratio: 3/2)");
/** A window with a little height to spare where there is no board. */
const ample = matchMedia("(min-width: 1200px) and (max-width: 1899px) and (min-height: 796px) and (max-aspect-ratio: 13/8)");
const large = matchMedia("(min-width: 1900px) and (min-height: 900px)");
/** Where that has height to spare. */
const high = matchMedia("(min-width: 1900px) and (min-height: 900px) and (max-aspect-ratio: 11/6)");

/** And where it has more. */
const higher = matchMedia("(min-width: 1900px) and (min-height: 900px) and (max-aspect-ratio: 8/5)");

/** A window so wide that strips of three others lie beside each other, as those of two do in any. */
const vast = matchMedia("(min-width: 2300px)");

/** How much room the window has for pictures. */
function room() {
  if (narrow.matches) return frontFlat.matches ? "flat" : "narrow";
  if (slim.matches) return "slim";
  if (higher.matches) return "higher";
  if (high.matches) return "high";
  if (large.matches) return "large";
  return ample.matches ? "ample" : "wide";
}

/** Whether the page shows one place for pictures at a time, as a phone does. */
export function oneView() {
  return narrow.matches;
}

/** What was shown of each picture when it was last in sight, by its name. Kept for as long as this window is open. */
const store = `seen ${location.pathname}`;
/** @type {Record<string, string>} */
const seen = JSON.parse(sessionStorage.getItem(store) ?? "{}");

/** The picture that was chosen for the front, and the one that the question was about then: `row@map`. */
let choice = new URL(location.href).searchParams.get("front") ?? "";

/** The picture of another seat that was chosen to lie beside one's own. */
const besideStore = `beside ${location.pathname}`;
let besideChoice = sessionStorage.getItem(besideStore) ?? "";

/** Fetches the table. @type {() => void} */
let fetchTable = () => {};

/** Whether pictures were asked for as those of a game without a board. */
let askedBoardless = false;

function isBoardless() {
  return document.querySelector("#live.boardless") !== null;
}

/** What a request tells of this page: the parts that it has, and the pictures that it shows. @param {Element} live */
export function pageHas(live) {
  askedBoardless = isBoardless();
  return { ...partsHad(live), "x-show": shows() };
}

function shows() {
  const front = choice ? `front=${choice}` : "front";
  const boardless = isBoardless();
  const beside = boardless && large.matches ? ` beside=${besideChoice}:middle` : "";
  const isTablet = boardless && !stripsFit.matches;
  const slimOwn = isTablet && roomy.matches ? "roomy" : "narrow";
  const own = isTablet || slim.matches ? slimOwn : higher.matches ? "largest" : high.matches ? "large" : ample.matches ? "ample" : "middle";
  const before = isTablet ? (flat.matches ? "narrow" : "middle") : "wide";
  if (!narrow.matches) return `${front}:${before} own:${own} others:${vast.matches && rivals() === 3 ? "low" : "badge"}${beside}`;
  const [inFront, form] = [frontFlat, phoneFlat].map((held) => (held.matches ? "flat" : "tall"));
  return { board: `${front}:${inFront}`, me: `own:${form}`, others: `others:${rivals() === 1 ? form : "badge"}` }[place()] ?? "none";
}

/** How many others there are. */
function rivals() {
  return document.querySelectorAll("#others .strip").length;
}

/** The place that a phone shows: board, me, others or log. */
function place() {
  const chosen = document.querySelector("input[name=view]:checked");
  return chosen instanceof HTMLInputElement ? chosen.value : "board";
}

/**
 * Let pictures be brought to the front, and fetch what comes in sight.
 * @param {() => void} refresh fetches the table
 */
export function arrangePictures(refresh) {
  fetchTable = refresh;
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-front]") : null;
    if (link instanceof SVGElement && !link.closest("[data-actions], .compact")) bringToFront(link.dataset.front ?? "");
    if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.dataset.beside) {
      besideChoice = link.dataset.beside;
      sessionStorage.setItem(besideStore, besideChoice);
      refresh();
      return;
    }
    bringToFront(link.dataset.front ?? "");
  });
  document.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement && event.target.name === "view" && narrow.matches) refresh();
  });
  for (const bound of [narrow, phoneFlat, frontFlat, stripsFit, flat, slim, roomy, ample, large, high, higher]) bound.addEventListener("change", refresh);
  askedBoardless = isBoardless();
  noteNews();
  const came = /\broom=(\w+)/.exec(document.cookie)?.[1] ?? "wide";
  const note = () => (document.cookie = `room=${room()}; path=/; max-age=31536000; samesite=lax`);
  note();
  for (const bound of [narrow, frontFlat, slim, ample, large, high, higher]) bound.addEventListener("change", note);
  // a page comes as this browser last saw one; a browser may remember which place was shown
  const boardless = isBoardless();
  const roomless = boardless && !stripsFit.matches; // it came as for a large window
  const isOther = came !== room() && (boardless || [came, room()].some((one) => ["narrow", "flat", "slim", "high", "higher"].includes(one)));
  const hasStrips = vast.matches && rivals() === 3;
  if (isOther || hasStrips || besideChoice || roomless || (narrow.matches && place() !== "board")) refresh();
}

/** Show a picture in front until the question is about another one. @param {string} name */
export function bringToFront(name) {
  const concern = frame()?.dataset.concern ?? "";
  choice = name === concern ? "" : `${name}@${concern}`;
  const board = document.getElementById("view-board");
  if (board instanceof HTMLInputElement) board.checked = true;
  fetchTable();
}

function frame() {
  const found = document.querySelector("#board .frame");
  return found instanceof HTMLElement ? found : null;
}

/** Note what is in sight, and mark the tabs of what changed out of sight; to be called when the page has changed. */
export function noteNews() {
  const front = frame();
  requestAnimationFrame(revealTab); // it measures: the page is laid out then, and not for this alone
  if (isBoardless() && !askedBoardless) fetchTable(); // a game that has just begun came as one with a board
  if (choice && front && !choice.endsWith(`@${front.dataset.concern}`)) choice = ""; // the question is another one
  const marked = [...byId("live").querySelectorAll("[data-mark]")].filter((one) => one instanceof HTMLElement);
  for (const one of marked) {
    const name = nameOf(one);
    if (inSight(one, front?.dataset.shows) || !(name in seen)) seen[name] = one.dataset.mark ?? "";
  }
  /** @type {Set<string>} */
  const changed = new Set();
  for (const one of marked) {
    const isNews = seen[nameOf(one)] !== one.dataset.mark;
    if (isNews) changed.add(placeOf(one));
    one.querySelector(".news")?.toggleAttribute("hidden", !isNews);
  }
  for (const view of ["board", "me", "others"]) {
    const news = document.querySelector(`label[for=view-${view}] .news`);
    news?.toggleAttribute("hidden", !narrow.matches || !changed.has(view) || place() === view);
  }
  const kept = JSON.stringify(seen);
  if (sessionStorage.getItem(store) !== kept) sessionStorage.setItem(store, kept); // to write takes far longer
}

/** The picture whose tab was brought in sight last. */
let revealed = "";

/** Bring the tab of the picture in front in sight, once: on a phone the row of tabs may be wider than the window. */
function revealTab() {
  const tab = document.querySelector(".picture-tab[aria-current]");
  if (!narrow.matches || !tab?.getAttribute("data-front") || tab.id === revealed) return; // a result lies above its tab
  revealed = tab.id;
  const row = tab.parentElement;
  if (!row) return;
  const [own, seen] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, own.right - seen.right) - Math.max(0, seen.left - own.left); // sideways alone
}

/** @param {HTMLElement} one */
function nameOf(one) {
  return one.dataset.shows ?? one.dataset.front ?? "";
}

/** The place on the page that something with a mark is in. @param {HTMLElement} one */
function placeOf(one) {
  return one.closest("#me, #beside, #others, #board")?.id ?? "";
}

/** @param {HTMLElement} one @param {string | undefined} front */
function inSight(one, front) {
  if (narrow.matches && placeOf(one) !== place()) return false;
  return !one.classList.contains("picture-tab") || nameOf(one) === front;
}
