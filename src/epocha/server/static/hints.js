// @ts-check
// Hints: advice for a first game. A hint comes once in a round and in two rounds of a game, and again when it has something
// else to say. Each kind can be switched off for good; the settings bring all back. This browser keeps all that.

import { byId, toast, words } from "./dom.js";
import { oneView } from "./pictures.js";

const OFF = "hints-off";

/** So many games of a person come with open hints. */
const FIRST_GAMES = 3;

/** In so many rounds the same words are worth reading. */
const ROUNDS = 2;

/** @typedef {[round: string, turn: string, said: string]} Read when something was read: in which round, at which decision */

/** Which decision is asked now, and what was read before it. */
let asked = "";
/** @type {Read[]} */
let before = [];

/** Where the tab keeps what a seat has read. @param {HTMLElement} live */
function place(live) {
  return `hints-read ${location.pathname} ${live.dataset.seat}`;
}

/** What was read in this game. @param {HTMLElement} live @returns {Read[]} */
function read(live) {
  return JSON.parse(sessionStorage.getItem(place(live)) ?? "[]");
}

/** @param {HTMLElement} live @param {string} turn @param {string} what */
function keep(live, turn, what) {
  const kept = read(live);
  if (kept.some(([, at, said]) => at === turn && said === what)) return;
  sessionStorage.setItem(place(live), JSON.stringify([...kept, [live.dataset.round ?? "", turn, what]]));
}

/** Whether words were read before in this round, or in enough others. @param {string} what @param {string} round */
function isKnown(what, round) {
  const rounds = new Set(before.filter(([, , said]) => said === what).map(([when]) => when));
  return rounds.has(round) || rounds.size >= ROUNDS;
}

/** @returns {string[]} */
function off() {
  return (localStorage.getItem(OFF) ?? "").split(" ").filter(Boolean);
}

/** Whether this is one of the first games of this browser's person; it is counted as soon as they are asked something. */
function isFirstGame() {
  const played = (localStorage.getItem("first-games") ?? "").split(" ").filter(Boolean);
  const table = location.pathname;
  if (played.includes(table)) return true;
  if (played.length >= FIRST_GAMES) return false;
  localStorage.setItem("first-games", [...played, table].join(" "));
  return true;
}

/** Whether hints are open: as somebody left them; before that in their first games, where there is room. */
function wanted() {
  const left = localStorage.getItem("hint");
  const hasRoom = document.querySelector("#choices.on-picture") ? "(min-width: 700px)" : "(min-width: 1000px)";
  return left === null ? matchMedia(hasRoom).matches && isFirstGame() : left === "open";
}

/** Whether something does not fit into a box, so that a person had to scroll for it. @param {Element | null} box */
function isCut(box) {
  return box !== null && box.scrollHeight > box.clientHeight;
}

/** Where what now stands beside the board, or below it with much room: a hint has room beside the heading there. */
const WIDE = "(min-width: 700px) and (min-height: 500px)";

/** In fewer pixels a hint beside the heading would be three words below each other. */
const NARROW = 180;

/**
 * Let the hint stand beside the heading where a line below the choices would cost them one: whole, or else as its word.
 * Whether the column is narrow is told of every hint: the heading is as high before one moves there as it is after that.
 * @param {HTMLElement} box
 */
function findRoom(box) {
  box.classList.remove("in-heading", "as-word", "in-narrow");
  if (!matchMedia(WIDE).matches) return;
  box.classList.add("in-heading");
  const isNarrow = box.offsetWidth < NARROW;
  box.classList.remove("in-heading");
  box.classList.toggle("in-narrow", isNarrow);
  const list = box.querySelector("ul");
  box.classList.toggle("in-heading", [box, list, box.parentElement, ...document.querySelectorAll("#choices, #choices > .held")].some(isCut));
  box.classList.toggle("as-word", box.matches(".in-heading") && (isNarrow || isCut(list)));
}

/** What is remembered of a hint: as long as that is the same, it says nothing new. @param {HTMLElement} hint */
function saying(hint) {
  return `${hint.dataset.hint} ${hint.querySelector("p")?.textContent}`;
}

/**
 * On a tablet an open hint stands below all choices, on a phone above: show it, and the choices again.
 * @param {HTMLDetailsElement} box
 */
function bringIntoView(box) {
  const sheet = box.parentElement;
  const hasRoom = matchMedia("(min-width: 1000px) and (min-height: 500px)").matches;
  if (!sheet || hasRoom || box.classList.contains("in-heading")) return;
  const below = box.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
  sheet.scrollTo({ top: box.open && !oneView() ? sheet.scrollTop + below : 0 });
}

/**
 * Let hints be closed, opened and switched off.
 * @param {HTMLElement} live
 * @returns {() => void} shows those that are due for what is asked now
 */
export function keepHints(live) {
  const key = (/** @type {HTMLElement} */ hint) => `${live.dataset.game}/${hint.dataset.hint}`;
  const hints = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#hint [data-hint]")]);

  /** @param {boolean} all also those that are known */
  function show(all) {
    const box = document.getElementById("hint");
    if (!(box instanceof HTMLDetailsElement)) return;
    const turn = live.dataset.turn ?? "";
    if (asked !== turn) {
      asked = turn;
      before = read(live).filter(([, at]) => at !== turn);
    }
    const left = hints().filter((hint) => !off().includes(key(hint)));
    const fresh = left.filter((hint) => !isKnown(saying(hint), live.dataset.round ?? ""));
    const shown = all || !fresh.length ? left : fresh;
    for (const hint of hints()) hint.hidden = !shown.includes(hint);
    box.hidden = !left.length;
    if (!all) box.open = fresh.length > 0 && wanted();
    requestAnimationFrame(() => {
      findRoom(box); // what room there is, is measured when the page is laid out to be drawn
      if (!all && box.matches(".as-word")) box.open = false; // an open word with no hint in sight says nothing
      const told = box.matches(".in-heading") && !all ? shown.slice(0, 1) : shown; // the next comes with the next question
      if ((box.open || all) && box.checkVisibility()) told.forEach((hint) => keep(live, turn, saying(hint)));
    });
  }

  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const box = target?.closest("#hint > summary")?.parentElement; // it opens or closes after this
    if (box instanceof HTMLDetailsElement) {
      localStorage.setItem("hint", box.open ? "closed" : "open");
      if (!box.open) show(true);
      const shown = () => {
        findRoom(box);
        bringIntoView(box);
      };
      box.addEventListener("toggle", shown, { once: true });
    }
    const dropped = target?.closest("[data-hint-off]")?.closest("[data-hint]");
    if (dropped instanceof HTMLElement) {
      localStorage.setItem(OFF, [...off(), key(dropped)].join(" "));
      dropped.hidden = true;
      byId("hint").hidden = hints().every((hint) => hint.hidden);
      back.disabled = false;
      toast(words.hintGone ?? "");
    }
  });

  const back = /** @type {HTMLButtonElement} */ (byId("hints-back"));
  back.disabled = !off().length;
  back.addEventListener("click", () => {
    localStorage.removeItem(OFF);
    back.disabled = true;
    show(false);
  });

  // not when the window is resized: what now gets its room only when the pictures beside it are drawn anew
  const room = new ResizeObserver(() => document.querySelectorAll("#hint").forEach((box) => box instanceof HTMLElement && findRoom(box)));
  document.querySelectorAll(".now").forEach((box) => room.observe(box));

  show(false);
  return () => show(false);
}
