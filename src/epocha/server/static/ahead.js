// @ts-check
// Ahead: what will come of a choice while the mouse rests on its button, or the keyboard has its focus there; a finger
// is told so by its first touch, and chooses by the second. The server works it out by what the seat sees; nothing is
// done by asking.

import { byId, words } from "./dom.js";
import { putBeside } from "./places.js";

/** How long the pointer rests on a choice before its outcome is asked for, in milliseconds. */
const REST = 350;
/** Space between what is told, the list and the edge of the window, in pixels. */
const GAP = 16;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let coming;
/** Grows with every wish, so that what was asked for earlier comes too late. */
let wish = 0;
/** The question and the choice that a finger has touched once. */
let touched = "";

/** What was told already, by action, for the question that the page shows. @type {Map<string, Promise<string[]>>} */
const told = new Map();
let asked = "";

/** Let choices tell what will come of them, if the game does. */
export function lookAhead() {
  if (!document.getElementById("ahead")) return;
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && point(event.target));
  document.addEventListener("focusin", (event) => {
    const on = event.target instanceof Element && event.target.matches(":focus-visible");
    point(on ? event.target : null);
  });
  document.addEventListener("pointerdown", () => point(null));
  document.addEventListener("keydown", (event) => event.key === "Escape" && forget());
  document.addEventListener("scroll", forget, { capture: true, passive: true });
  document.addEventListener("click", touch, true);
}

function forget() {
  touched = "";
  point(null);
}

/** @param {EventTarget | null} target */
function choiceOf(target) {
  const found = target instanceof Element ? target.closest("#choices button[name=action], #chooser button[name=action]") : null;
  return found instanceof HTMLButtonElement ? found : null;
}

/** @param {EventTarget | null} target */
function point(target) {
  const button = choiceOf(target);
  clearTimeout(coming);
  wish += 1;
  const mine = wish;
  const box = byId("ahead");
  if (box.matches(":popover-open")) box.hidePopover();
  if (button) coming = setTimeout(() => void show(button, mine), REST);
}

/** A finger that touches a choice for the first time is told what will come of it, if there is anything to tell. @param {MouseEvent} event */
function touch(event) {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch" || event.defaultPrevented) return; // or was pressed to be told of
  const button = choiceOf(event.target);
  const choice = button ? `${byId("live").dataset.turn} ${button.value}` : "";
  const isAgain = choice === touched;
  touched = choice;
  if (!button || isAgain) return;
  event.preventDefault();
  event.stopPropagation();
  const mine = ++wish;
  void show(button, mine, true).then((isShown) => !isShown && mine === wish && button.click());
}

/**
 * What will come of an action of the seat that is asked, in lines; none if the game tells nothing.
 * @param {string} action
 */
export function linesAhead(action) {
  const { seat, turn = "" } = byId("live").dataset;
  if (!seat || !action || !document.getElementById("ahead")) return Promise.resolve([]);
  if (asked !== turn) told.clear();
  asked = turn;
  const query = new URLSearchParams({ seat, action });
  const asking = told.get(action) ?? fetch(`${words.api}/ahead?${query}`)
    .then(async (response) => (response.ok ? (await response.json()).lines : []))
    .catch(() => {
      told.delete(action); // the network is away; next time it may be here
      return [];
    });
  told.set(action, asking);
  return /** @type {Promise<string[]>} */ (asking);
}

/**
 * Tell beside a choice what will come of it.
 * @param {HTMLButtonElement} button @param {number} mine @param {boolean} [byTouch] whether touching it again chooses
 * @returns {Promise<boolean>} whether there was anything to tell, and nothing else was wished for meanwhile
 */
async function show(button, mine, byTouch = false) {
  if (document.querySelector("dialog[open]")) return false;
  const lines = await linesAhead(button.value);
  if (mine !== wish || !button.isConnected || !lines.length) return false;
  const box = byId("ahead");
  const said = lines.map((line) => paragraph(line));
  const does = button.getAttribute("aria-label") || button.textContent?.trim();
  if (byTouch) said.push(paragraph(`${byId("pointed").dataset.again} ${does}`, "can-be"));
  box.replaceChildren(...said);
  box.showPopover();
  const place = button.getBoundingClientRect();
  putBeside(box, place);
  const left = (button.closest("#choices") ?? button).getBoundingClientRect().left - box.offsetWidth - GAP;
  if (left < GAP) return true;
  box.style.left = `${left}px`; // beside the list, so that no other choice is covered
  box.style.top = `${Math.min(place.top, innerHeight - box.offsetHeight - GAP)}px`;
  return true;
}

/** @param {string} text @param {string} [kind] */
function paragraph(text, kind = "") {
  const made = document.createElement("p");
  made.textContent = text;
  made.className = kind;
  return made;
}
