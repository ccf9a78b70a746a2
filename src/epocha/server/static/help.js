// @ts-check
// Help: the rules in the column beside the board, opened at the rule in play.

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
