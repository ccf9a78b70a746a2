// @ts-check
// Album: all cards of a game, some of them picked out by name and kind, one of them in full beside the others. On a page of
// its own, and over a table, which goes on beneath.

import { parse } from "./dom.js";

const WAYS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** What a person picked out last, which holds until the page is left. */
const picked = new URLSearchParams();

/** Let the album be opened over a table. */
export function openAlbum() {
  const dialog = document.getElementById("cards");
  if (!(dialog instanceof HTMLDialogElement)) return;
  document.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest("#to-cards") : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const answer = await fetch(link.href).catch(() => null);
    const album = answer?.ok ? parse(await answer.text(), "#album") : null;
    if (!album) return location.assign(link.href);
    dialog.replaceChildren(album);
    leafThrough(dialog);
    dialog.showModal();
  });
  dialog.addEventListener("click", (event) => {
    const leadsOn = event.target instanceof Element && event.target.closest(".rule a");
    if (leadsOn || event.target === dialog) dialog.close(); // to the rules beside the board; or beside the album
  });
}

/** Bring an album to life. @param {ParentNode} root */
export function leafThrough(root) {
  const form = root.querySelector(".album-filters");
  const cards = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".album-cards a")]);
  if (!(form instanceof HTMLFormElement)) return;
  for (const [name, value] of picked) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  const pick = () => pickOut(root, form, cards);
  form.addEventListener("input", pick);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => queueMicrotask(pick));
  const list = root.querySelector(".album-cards");
  list?.addEventListener("click", (event) => {
    const card = event.target instanceof Element ? event.target.closest("a") : null;
    if (!card || (event instanceof MouseEvent && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    void show(root, card);
  });
  list?.addEventListener("keydown", (event) => event instanceof KeyboardEvent && goOn(event, cards));
  pick();
}

/** @param {ParentNode} root @param {HTMLFormElement} form @param {HTMLElement[]} cards */
function pickOut(root, form, cards) {
  const wanted = new FormData(form);
  for (const [name, value] of wanted) picked.set(name, String(value));
  const spot = String(wanted.get("spot") ?? "");
  let shown = 0;
  let all = 0;
  for (const card of cards) {
    const fits = [...wanted].every(([name, value]) => isSo(card, name, String(value)));
    card.parentElement?.toggleAttribute("hidden", !fits);
    all += copies(card, "");
    if (fits) shown += copies(card, spot);
  }
  const count = root.querySelector(".album-count");
  if (count instanceof HTMLElement) {
    count.textContent = (count.dataset.shown ?? "").replace("SHOWN", String(shown)).replace("ALL", String(all));
  }
  for (const about of root.querySelectorAll("[data-about]")) {
    about.toggleAttribute("hidden", about.getAttribute("data-about") !== spot);
  }
  const visible = cards.filter((card) => !card.parentElement?.hidden);
  root.querySelector(".album-none")?.toggleAttribute("hidden", visible.length > 0);
  for (const card of cards) card.tabIndex = card === visible[0] ? 0 : -1;
}

/** Whether a card has a value that is asked for. @param {HTMLElement} card @param {string} name @param {string} value */
function isSo(card, name, value) {
  if (!value) return true;
  const own = card.getAttribute(`data-${name}`) ?? "";
  return name === "name" ? plain(own).includes(plain(value)) : own.split(" ").includes(value);
}

/** A text as people type it in a hurry. @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** How many copies of a card there are: on a spot of the table, or in all. @param {HTMLElement} card @param {string} spot */
function copies(card, spot) {
  const { spot: names, counts = "", copies: all } = card.dataset;
  if (names === undefined) return Number(all);
  const numbers = counts.split(" ").map(Number);
  return names.split(" ").reduce((sum, name, i) => (!spot || name === spot ? sum + (numbers[i] ?? 0) : sum), 0);
}

/** Show a card in full beside the others. @param {ParentNode} root @param {HTMLAnchorElement} card */
async function show(root, card) {
  const place = root.querySelector(".album-card");
  const answer = await fetch(card.href).catch(() => null);
  const found = answer?.ok ? parse(await answer.text(), "#one-card") : null;
  if (!(place instanceof HTMLElement) || !found) return;
  const spots = card.querySelector(".album-spots");
  if (spots) found.querySelector("h2")?.after(spots.cloneNode(true));
  const close = document.createElement("button");
  close.type = "button";
  close.className = "icon quiet album-card-close";
  close.textContent = "×";
  close.setAttribute("aria-label", root.querySelector(".album-close button")?.textContent ?? "");
  close.addEventListener("click", () => {
    place.hidden = true;
    mark(root, null);
    card.focus();
  });
  place.replaceChildren(close, found);
  place.hidden = false;
  place.scrollTop = 0;
  mark(root, card);
}

/** @param {ParentNode} root @param {Element | null} card */
function mark(root, card) {
  for (const old of root.querySelectorAll(".album-cards [aria-current]")) old.removeAttribute("aria-current");
  card?.setAttribute("aria-current", "true");
}

/** Go to the nearest card in the direction of an arrow. @param {KeyboardEvent} event @param {HTMLElement[]} cards */
function goOn(event, cards) {
  const way = WAYS[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest("a") : null;
  if (!way || !from) return;
  event.preventDefault();
  const visible = cards.filter((card) => !card.parentElement?.hidden);
  const start = from.getBoundingClientRect();
  const far = (/** @type {HTMLElement} */ card) => {
    const box = card.getBoundingClientRect();
    const [x, y] = [box.x - start.x, box.y - start.y];
    const along = x * way[0] + y * way[1];
    return along > 4 ? along + 2 * Math.abs(x * way[1] + y * way[0]) : Infinity;
  };
  let next = visible.reduce((best, card) => (far(card) < far(best) ? card : best), from);
  if (next === from && way[0]) next = visible[visible.indexOf(from) + way[0]] ?? from; // on to the next row
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
