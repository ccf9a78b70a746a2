// @ts-check
// Help: the rules in the column beside the board, opened at the rule in play; hints that stay open until closed.

import { parse, words } from "./dom.js";

/** Let `?` and links to rules open the rules beside the board. */
export function rulesInPlace() {
  document.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link && new URL(link.href, location.href);
    if (!address || address.pathname !== words.rules || event.ctrlKey || event.metaKey) return;
    if (link.id === "open-rules") return;
    event.preventDefault();
    await openRules(address.hash.slice(1));
  });
  document.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement && event.target.id === "tab-rules") void openRules("");
  });
}

/** @param {string} rule */
async function openRules(rule) {
  const here = document.getElementById("rules-here");
  if (!here) return;
  for (const id of ["view-log", "tab-rules"]) {
    const radio = document.getElementById(id);
    if (radio instanceof HTMLInputElement && (id === "tab-rules" || rule)) radio.checked = true;
  }
  if (!here.firstElementChild) {
    const book = parse(await (await fetch(words.rules ?? "")).text(), ".book");
    if (book) here.replaceChildren(book);
  }
  for (const marked of here.querySelectorAll(".target")) marked.classList.remove("target");
  const found = rule && here.querySelector(`[id="${rule}"]`);
  if (found instanceof HTMLElement) {
    found.classList.add("target");
    here.focus({ preventScroll: true }); // where there is little room for them, it opens only for as long as it is in use
    found.scrollIntoView({ block: "center" });
  }
}

/** So many games of a person come with open hints. */
const FIRST_GAMES = 3;

/** Whether this is one of the first games of this browser's person; it is counted as soon as they are asked something. */
function isFirstGame() {
  const played = (localStorage.getItem("first-games") ?? "").split(" ").filter(Boolean);
  const table = location.pathname;
  if (played.includes(table)) return true;
  if (played.length >= FIRST_GAMES) return false;
  localStorage.setItem("first-games", [...played, table].join(" "));
  return true;
}

/**
 * Keep the hint as it was left, open or closed, through decisions and games. Before somebody has closed or opened one, it is
 * open in their first games, where there is room.
 */
export function keepHint() {
  const roomy = matchMedia("(min-width: 1000px)").matches;
  const apply = () => {
    const hint = document.getElementById("hint");
    if (!(hint instanceof HTMLDetailsElement)) return;
    const left = localStorage.getItem("hint");
    hint.open = left === null ? roomy && isFirstGame() : left === "open";
  };
  document.addEventListener("click", (event) => {
    const summary = event.target instanceof Element ? event.target.closest("#hint > summary") : null;
    const hint = summary?.parentElement; // it opens or closes after this
    if (hint instanceof HTMLDetailsElement) localStorage.setItem("hint", hint.open ? "closed" : "open");
  });
  apply();
  return apply;
}
