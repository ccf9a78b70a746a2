// @ts-check
// Places: what can be chosen on the pictures. A place names the beginnings of the actions that it stands for
// (`data-actions="place forest|go forest"`); it is open when the list of choices has such an action. Clicking it does the
// same as the button: at once, or after a choice where it offers several; a closed place answers with the rule, or brings
// to the front the picture that it names in `data-front`, such as a city on a map the sheet of that city. What a place
// names in `data-then` is chosen after that, one after the other, such as the goods of an offer that it begins. A finger
// first learns what it touches, see `point.js`; where it may mean several places, these say what they stand for.

import { choose, chooseInTurn, whyNot } from "./act.js";
import { byId, setAttribute, words } from "./dom.js";
import { stopIn } from "./keys.js";
import { bringToFront } from "./pictures.js";

/** How far from the point that it touches a finger may mean, and what is too small for it, in pixels. */
const FINGER = 14;
const SMALL = 44;

/**
 * The legal actions that a place stands for, as the buttons of the list.
 * @param {Element} place
 * @param {ParentNode} root
 */
export function offers(place, root) {
  const stems = stemsOf(place);
  return choicesIn(root).filter((button) => begin(stems, button.value));
}

/** @param {ParentNode} root */
function choicesIn(root) {
  return /** @type {HTMLButtonElement[]} */ ([...root.querySelectorAll("#choices button[name=action]")]);
}

/** Whether one of the beginnings is that of an action. @param {string[]} stems @param {string} action */
export function begin(stems, action) {
  return stems.some((stem) => action === stem || action.startsWith(`${stem} `));
}

/** All that an action may begin with. @param {string} action */
function openingsOf(action) {
  const spoken = action.split(" ");
  return spoken.map((_, last) => spoken.slice(0, last + 1).join(" "));
}

/** @param {Element} place */
export function stemsOf(place) {
  return (place.getAttribute("data-actions") ?? "").split("|").filter(Boolean);
}

/** Whether what a seat did may have been done at a place: not on the board of another. @param {Element} place @param {string} [seat] */
export function isWithin(place, seat) {
  const board = place.closest("[data-shows^=seat-]");
  return !board || board.getAttribute("data-shows") === `seat-${seat}`;
}

/**
 * Mark the open places, the one of the last action, and a list of choices that the picture in front makes needless.
 * @param {HTMLElement} live
 */
export function mark(live) {
  const last = live.dataset.last ?? "";
  const openings = new Set(choicesIn(live).flatMap((button) => openingsOf(button.value)));
  for (const place of live.querySelectorAll("[data-actions]")) {
    const stems = stemsOf(place);
    const open = stems.some((stem) => openings.has(stem));
    place.classList.toggle("open", open);
    place.classList.toggle("last", begin(stems, last) && isWithin(place, live.dataset.lastSeat));
    setAttribute(place, "tabindex", "-1");
    if (open || place.hasAttribute("data-front")) place.removeAttribute("aria-disabled");
    else setAttribute(place, "aria-disabled", "true");
  }
  const offered = [...live.querySelectorAll(".frame[data-lists] [data-actions]")].flatMap(stemsOf);
  const isOnPicture = openings.size > 0 && choicesIn(live).every((button) => begin(offered, button.value));
  live.querySelector("#choices")?.classList.toggle("on-picture", isOnPicture);
  for (const name of live.querySelectorAll("[data-names]")) {
    const place = name.closest("svg")?.querySelector(`#${name.getAttribute("data-names")}`);
    name.classList.toggle("open", Boolean(place?.classList.contains("open")));
  }
  for (const picture of live.querySelectorAll(".stage, .me .player-board")) {
    stopIn(picture, ".place.open", ".place")?.setAttribute("tabindex", "0");
  }
}

/** Let places be clicked and pressed, and show which buttons they stand for. */
export function openPlaces() {
  document.addEventListener("click", (event) => {
    const place = placeOf(event);
    const near = underFinger(event);
    const meant = near[0] ?? place;
    if (near.length > 1) ask(near);
    else if (meant) activate(meant);
  });
  document.addEventListener("keydown", (event) => {
    const place = placeOf(event);
    if (!place || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    activate(place);
  });
  for (const [type, on] of /** @type {const} */ ([["pointerover", true], ["pointerout", false]])) {
    document.addEventListener(type, (event) => {
      const place = placeOf(event);
      if (place) for (const button of offers(place, document)) button.classList.toggle("pointed-at", on);
    });
  }
  byId("chooser").addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    byId("chooser").hidePopover(); // gives the focus back to the place
    if (button.name === "action") choose(button.value);
  });
}

/** @param {Event} event */
export function placeOf(event) {
  return event.target instanceof Element ? event.target.closest("[data-actions]") : null;
}

/** The open places that are too small for the finger which has touched at or beside them. @param {MouseEvent} event */
export function underFinger(event) {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return [];
  if (!(event.target instanceof Element) || !event.target.closest(".stage, .me .player-board")) return [];
  return [...document.querySelectorAll(".place.open")].filter((place) => {
    const box = place.getBoundingClientRect();
    const across = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
    const down = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
    return Math.max(box.width, box.height) < SMALL && Math.hypot(across, down) < FINGER;
  });
}

/** @param {Element} place */
function activate(place) {
  const buttons = offers(place, document);
  const [only] = buttons;
  const then = place.getAttribute("data-then")?.split("|") ?? [];
  if (buttons.length === 1 && only instanceof HTMLButtonElement) chooseInTurn([only.value, ...then]);
  else if (buttons.length) ask([place]);
  else if (place.hasAttribute("data-front")) bringToFront(place.getAttribute("data-front") ?? "");
  else askWhy(place);
}

/** Ask which action is meant, beside the first of the places that offer them. @param {Element[]} places */
function ask(places) {
  const buttons = [...new Set(places.flatMap((place) => offers(place, document)))];
  const rows = [...new Set(buttons.map((button) => button.closest(".choice-row") ?? button))];
  const numbers = rows.length === 1 && rows[0]?.classList.contains("choice-row");
  const title = (numbers && rows[0]?.getAttribute("aria-label")) || (words.choose ?? "");
  const copies = buttons.map((button) => /** @type {HTMLButtonElement} */ (button.cloneNode(true)));
  for (const copy of copies) {
    copy.type = "button";
    if (!numbers) copy.textContent = copy.getAttribute("aria-label") ?? copy.textContent; // a word alone says too little
  }
  showChooser(chooserOf(title, numbers ? "numbers" : "choices", copies), places);
}

/** What a chooser says and offers. @param {string} title @param {string} kind @param {HTMLButtonElement[]} buttons */
export function chooserOf(title, kind, buttons) {
  const heading = document.createElement("h3");
  heading.textContent = title;
  const list = document.createElement("div");
  list.className = kind;
  list.append(...buttons);
  return [heading, list];
}

/** Show the chooser beside the first of some places. @param {HTMLElement[]} content @param {Element[]} places */
export function showChooser(content, places) {
  const chooser = byId("chooser");
  chooser.replaceChildren(...content);
  chooser.setAttribute("role", "dialog");
  chooser.setAttribute("aria-label", content[0]?.textContent ?? "");
  chooser.showPopover();
  if (places[0]) putBeside(chooser, places[0].getBoundingClientRect());
  chooser.querySelector("button")?.focus();
}

/**
 * Put something near a box, inside the window.
 * @param {HTMLElement} element @param {DOMRect} box
 */
export function putBeside(element, box) {
  const { width, height } = element.getBoundingClientRect();
  const x = Math.max(8, Math.min(box.x + box.width / 2 - width / 2, innerWidth - width - 8));
  const below = box.bottom + 6;
  const y = below + height < innerHeight - 8 ? below : Math.max(8, box.top - height - 6);
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
}

/** A place that is closed: ask for the kind of action that is being chosen, if it has one. @param {Element} place */
function askWhy(place) {
  const seat = byId("live").dataset.seat;
  if (!seat) return;
  const kinds = new Set(
    [...document.querySelectorAll("#choices button[name=action]")].map((b) => b.getAttribute("value")?.split(" ")[0]),
  );
  const stems = stemsOf(place).sort((a, b) => Number(kinds.has(b.split(" ")[0])) - Number(kinds.has(a.split(" ")[0])));
  void whyNot(seat, stems.flatMap((stem) => [stem, `${stem} 1`])).then((why) => why && refuseAt(place, why));
}

/**
 * Say beside a place why it cannot be chosen, with the rule; it goes with the next click.
 * @param {Element} place @param {{ text: string, rule: string }} why
 */
function refuseAt(place, why) {
  const box = byId("why");
  const link = document.createElement("a");
  link.href = `${words.rules}#${why.rule}`;
  link.textContent = (words.rule ?? "").replace("RULE", why.rule);
  link.addEventListener("click", () => box.hidePopover());
  box.replaceChildren(`${why.text} `, link);
  box.showPopover();
  putBeside(box, place.getBoundingClientRect());
}
