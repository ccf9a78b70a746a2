// @ts-check
// Lenses: what is seen over the picture in front on demand, one at a time, such as how far pieces reach. The server draws
// each as a layer that is hidden; this shows the one that was asked for, by its button or its key, until it is put away.

import { byId } from "./dom.js";

/** The lens that each picture is seen through, kept for as long as this window is open. @param {string} picture */
const place = (picture) => `lens ${location.pathname} ${picture}`;

function front() {
  return document.getElementById("frame")?.dataset.shows ?? "";
}

/** Let lenses be chosen. */
export function lookThroughLenses() {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-lens-of], #lens-shown") : null;
    if (button instanceof HTMLElement) choose(button.dataset.lensOf ?? "");
  });
  document.addEventListener("keydown", (event) => {
    const isTyped = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (isTyped || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const button = document.querySelector(`[data-lens-of][aria-keyshortcuts="${CSS.escape(event.key.toLowerCase())}"]`);
    if (button instanceof HTMLElement) choose(button.dataset.lensOf ?? "");
  });
  showLens();
}

/** Look through a lens, or through none if it is that one already. @param {string} name */
function choose(name) {
  const now = sessionStorage.getItem(place(front()));
  if (name && name !== now) sessionStorage.setItem(place(front()), name);
  else sessionStorage.removeItem(place(front()));
  document.getElementById("lenses")?.hidePopover();
  showLens();
  const about = document.querySelector("[data-lens-of][aria-pressed=true]")?.textContent;
  byId("announce-log").textContent = about?.trim() ?? "";
}

/** Show what was asked for; to be called whenever the page has changed. */
export function showLens() {
  const name = sessionStorage.getItem(place(front())) ?? "";
  for (const lens of document.querySelectorAll("#stage [data-lens]")) {
    lens.classList.toggle("seen", lens.getAttribute("data-lens") === name);
  }
  /** @type {Element | null} */
  let chosen = null;
  for (const button of document.querySelectorAll("[data-lens-of]")) {
    const isChosen = button.getAttribute("data-lens-of") === name;
    button.setAttribute("aria-pressed", String(isChosen));
    if (isChosen) chosen = button;
  }
  document.getElementById("to-lenses")?.classList.toggle("on", Boolean(chosen));
  const bar = document.getElementById("lens-bar");
  if (!bar) return;
  bar.hidden = !chosen;
  byId("lens-shown").textContent = chosen?.querySelector("b")?.textContent ?? "";
  byId("legend").replaceChildren(...(chosen?.querySelector(".legend")?.cloneNode(true).childNodes ?? []));
}
