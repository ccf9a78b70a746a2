// @ts-check
// Ending: the points are counted source by source when a game ends before one's eyes, and again when asked for. A click or
// a key shows all at once, and so does whoever asked for less motion.

import { still } from "./dom.js";

const PAUSE = 1000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

function tally() {
  return document.getElementById("tally");
}

/** @param {HTMLElement} table */
function categories(table) {
  return [...table.querySelectorAll("tr.category")];
}

/** Begin to count, from nothing. */
function count() {
  const table = tally();
  if (!table || still.matches || categories(table).length < 2) return;
  finish();
  table.dataset.keepAll = ""; // nothing that the page hears meanwhile may show what is still to come
  table.classList.add("counting");
  for (const row of categories(table)) row.classList.add("to-come");
  for (const total of table.querySelectorAll("[data-total]")) {
    total.setAttribute("data-total", total.textContent ?? "");
    total.textContent = "0";
  }
  document.getElementById("count-skip")?.removeAttribute("hidden");
  timer = setTimeout(step, PAUSE);
}

/** Count the next source, or finish. */
function step() {
  const table = tally();
  const row = table && categories(table).find((one) => one.classList.contains("to-come"));
  if (!table || !row) return finish();
  for (const other of categories(table)) other.classList.toggle("counted-now", other === row);
  row.classList.remove("to-come");
  row.scrollIntoView({ block: "nearest" });
  const counted = categories(table).filter((one) => !one.classList.contains("to-come"));
  table.querySelectorAll("[data-total]").forEach((total, seat) => {
    const sum = counted.reduce((all, one) => all + Number(one.querySelectorAll("td")[seat]?.dataset.points ?? 0), 0);
    total.textContent = String(sum).replace("-", "−");
  });
  timer = setTimeout(step, PAUSE);
}

/** Show all that was to come. */
function finish() {
  clearTimeout(timer);
  timer = undefined;
  const table = tally();
  if (!table?.classList.contains("counting")) return;
  table.classList.remove("counting");
  for (const row of categories(table)) row.classList.remove("to-come", "counted-now");
  for (const total of table.querySelectorAll("[data-total]")) {
    total.textContent = total.getAttribute("data-total");
    total.setAttribute("data-total", "");
  }
  delete table.dataset.keepAll;
  document.getElementById("count-skip")?.setAttribute("hidden", "");
}

document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("#count-again")) count();
  else if (timer !== undefined) finish();
});
document.addEventListener("keydown", () => {
  if (timer !== undefined) finish();
});

const live = document.getElementById("live");
if (live && !tally()) {
  const watch = new MutationObserver(() => {
    if (!tally()) return;
    watch.disconnect();
    count();
  });
  watch.observe(live, { childList: true, subtree: true });
}
