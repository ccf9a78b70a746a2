// @ts-check
// Ahead: what will come of a choice while the mouse rests on its button, or the keyboard has its focus there. The server
// works it out by what the seat sees; nothing is done by asking.

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

/** Let choices tell what will come of them, if the game does. */
export function lookAhead() {
  if (!document.getElementById("ahead")) return;
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && point(event.target));
  document.addEventListener("focusin", (event) => {
    const on = event.target instanceof Element && event.target.matches(":focus-visible");
    point(on ? event.target : null);
  });
  document.addEventListener("pointerdown", () => point(null));
  document.addEventListener("keydown", (event) => event.key === "Escape" && point(null));
  document.addEventListener("scroll", () => point(null), { capture: true, passive: true });
}

/** @param {EventTarget | null} target */
function point(target) {
  const button = target instanceof Element ? target.closest("#choices button[name=action], #chooser button[name=action]") : null;
  clearTimeout(coming);
  wish += 1;
  const mine = wish;
  const box = byId("ahead");
  if (box.matches(":popover-open")) box.hidePopover();
  if (button instanceof HTMLButtonElement) coming = setTimeout(() => void show(button, mine), REST);
}

/** @param {HTMLButtonElement} button @param {number} mine */
async function show(button, mine) {
  const seat = byId("live").dataset.seat;
  if (!seat || !button.value || document.querySelector("dialog[open]")) return;
  const query = new URLSearchParams({ seat, action: button.value });
  const response = await fetch(`${words.api}/ahead?${query}`).catch(() => undefined);
  const { lines = [] } = response?.ok ? await response.json() : {};
  if (mine !== wish || !button.isConnected || !lines.length) return;
  const box = byId("ahead");
  const said = lines.map((/** @type {string} */ line) => {
    const made = document.createElement("p");
    made.textContent = line;
    return made;
  });
  box.replaceChildren(...said);
  box.showPopover();
  const place = button.getBoundingClientRect();
  putBeside(box, place);
  const left = (button.closest("#choices") ?? button).getBoundingClientRect().left - box.offsetWidth - GAP;
  if (left < GAP) return;
  box.style.left = `${left}px`; // beside the list, so that no other choice is covered
  box.style.top = `${Math.min(place.top, innerHeight - box.offsetHeight - GAP)}px`;
}
