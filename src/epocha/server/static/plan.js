// @ts-check
// Plan: what somebody wants to do next, chosen while they wait from what was open to them last. When it is their turn and
// it is still open, one click does it. It is chosen from a list, or by the places of the pictures as in one's turn. A plan is
// known to this window alone: nothing of it is sent.
//
// Beside it the wish, kept by this browser, that a choice without alternative is made by itself.

import { choose } from "./act.js";
import { byId, toast, words } from "./dom.js";
import { begin, chooserOf, placeOf, showChooser, stemsOf } from "./places.js";

const PLAN = `plan ${location.pathname}`;
const OPEN = `open ${location.pathname}`;
const ALONE = "take-alone";

/** How long a lone choice can be read before it is made, in milliseconds. */
const READ = 700;

/** Questions that were answered by themselves: whoever takes such an answer back is asked. @type {Set<string>} */
const answered = new Set();

/** @typedef {{ text: string, sentence: string }} Choice */

/** What was open last, kept when a page of this window goes. @type {Choice[]} */
let latest = /** @type {Choice[] | null} */ (kept(OPEN)) ?? [];

/** Let moves be planned, and lone choices be made. @param {HTMLElement} live */
export function planAhead(live) {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button[data-plan]") : null;
    if (!(button instanceof HTMLElement)) return;
    const { plan, text = "" } = button.dataset;
    if (plan === "set") keep(PLAN, { text, sentence: button.textContent ?? "" });
    else sessionStorage.removeItem(PLAN);
    if (plan === "do") choose(text);
    showPlan(live);
  });
  document.addEventListener("click", (event) => planAt(placeOf(event), live));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") planAt(placeOf(event), live);
  });
  document.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== "choices") return;
    sessionStorage.removeItem(PLAN);
    if (event.submitter instanceof HTMLButtonElement) leaveOut(event.submitter.value);
  });
  addEventListener("pagehide", () => keep(OPEN, latest));
  const wish = document.getElementById("take-alone");
  if (wish instanceof HTMLInputElement) wish.checked = localStorage.getItem(ALONE) === "on";
  document.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.id !== "take-alone") return;
    localStorage.setItem(ALONE, event.target.checked ? "on" : "off");
    takeAlone(live);
  });
  showPlan(live);
}

/** Show what is planned, or what may be; to be called when the page has changed. @param {HTMLElement} live */
export function showPlan(live) {
  const box = document.getElementById("plan");
  const isAsked = Boolean(live.dataset.turn);
  const open = isAsked ? choicesHere() : latest;
  if (open) latest = open;
  takeAlone(live);
  if (!box) return;
  const plan = /** @type {Choice | null} */ (kept(PLAN));
  markPlans(live, plan);
  const isOpen = Boolean(plan && open?.some((choice) => choice.text === plan.text));
  box.replaceChildren();
  if (plan && isAsked && !isOpen) sessionStorage.removeItem(PLAN);
  if (plan) {
    const said = isAsked ? (isOpen ? box.dataset.offer : box.dataset.gone) : box.dataset.planned;
    box.append(line((said ?? "").replace("WHAT", plan.sentence)));
    if (isAsked && isOpen) box.append(button("do", box.dataset.do ?? "", plan.text, "main"));
    if (!isAsked || isOpen) box.append(button("drop", box.dataset.drop ?? "", "", "quiet"));
  } else if (!isAsked && open?.length) box.append(list(box.dataset.title ?? "", open));
  box.hidden = !box.firstChild;
}

/** What may be planned now: nothing in one's own turn, nor where nobody's turn will come. */
function plannable(/** @type {HTMLElement} */ live) {
  const isWaiting = !live.dataset.turn && document.getElementById("plan");
  return isWaiting ? latest : [];
}

/** Mark the places that a plan can be made by, and the one of the plan. @param {HTMLElement} live @param {Choice | null} plan */
function markPlans(live, plan) {
  const open = plannable(live);
  for (const place of live.querySelectorAll("[data-actions]")) {
    const stems = stemsOf(place);
    const isPlannable = open.some((choice) => begin(stems, choice.text));
    place.classList.toggle("plannable", isPlannable);
    place.classList.toggle("planned", Boolean(open.length && plan && begin(stems, plan.text)));
    if (isPlannable) place.removeAttribute("aria-disabled");
  }
}

/** Plan what a place stands for; where that is several choices, ask which. @param {Element | null} place @param {HTMLElement} live */
function planAt(place, live) {
  if (!place) return;
  const stems = stemsOf(place);
  const [only, ...more] = plannable(live).filter((choice) => begin(stems, choice.text));
  if (!only) return;
  if (more.length) {
    const choices = [only, ...more].map((choice) => button("set", choice.sentence, choice.text, "choice"));
    showChooser(chooserOf(byId("plan").dataset.title ?? "", "choices", choices), [place]);
    return;
  }
  keep(PLAN, only);
  showPlan(live);
}

/** @returns {Choice[] | null} what the page offers, nothing in a reaction window */
function choicesHere() {
  const form = document.querySelector("#choices:not(.reaction)");
  if (!form) return null;
  const buttons = [...form.querySelectorAll("button[name=action]:not(.confirm, .whole-answer)")];
  return buttons.map((one) => ({
    text: one.getAttribute("value") ?? "",
    sentence: one.getAttribute("aria-label") ?? one.textContent?.trim() ?? "",
  }));
}

/** What was done, and the like of it, will hardly be open again soon. @param {string} text */
function leaveOut(text) {
  const stem = (/** @type {string} */ of) => of.replace(/ \d+$/, "");
  latest = latest.filter((choice) => stem(choice.text) !== stem(text));
}

/** Make a choice without alternative, if this person wants that; never an answer in a window. @param {HTMLElement} live */
function takeAlone(live) {
  const turn = live.dataset.turn ?? "";
  const open = choicesHere();
  const question = turn.split(".").slice(1).join(".");
  if (localStorage.getItem(ALONE) !== "on" || !turn || open?.length !== 1 || live.dataset.curtain) return;
  const [only] = open;
  if (!only || answered.has(question)) return;
  answered.add(question);
  setTimeout(() => {
    if (live.dataset.turn !== turn) return;
    toast((words.alone ?? "").replace("WHAT", only.sentence));
    choose(only.text);
  }, READ);
}

// --- pieces ---

/** @param {string} text */
function line(text) {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

/** @param {string} does @param {string} label @param {string} text @param {string} kind */
function button(does, label, text, kind) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = kind;
  made.dataset.plan = does;
  made.dataset.text = text;
  made.textContent = label;
  return made;
}

/** @param {string} title @param {Choice[]} open */
function list(title, open) {
  const folded = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = title;
  const rows = document.createElement("div");
  rows.className = "plan-list";
  rows.append(...open.map((choice) => button("set", choice.sentence, choice.text, "quiet")));
  folded.append(summary, rows);
  return folded;
}

/** @param {string} name @returns {unknown} */
function kept(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {unknown} what */
function keep(name, what) {
  sessionStorage.setItem(name, JSON.stringify(what));
}
