// @ts-check
// Caution: before an action that its person may regret, the page asks once more and says what would happen. Each kind of
// caution can be switched off, there and in the settings; this browser keeps that.

import { byId } from "./dom.js";

const OFF = "cautions-off";

/** @returns {HTMLInputElement[]} the switches in the settings, none if the game warns of nothing */
function switches() {
  const found = [...document.querySelectorAll("#cautions input")];
  return /** @type {HTMLInputElement[]} */ (found.filter((one) => one instanceof HTMLInputElement));
}

/** What this browser calls a kind of caution. @param {string} kind */
function key(kind) {
  return `${document.getElementById("cautions")?.dataset.game}/${kind}`;
}

/** @returns {string[]} */
function off() {
  return (localStorage.getItem(OFF) ?? "").split(" ").filter(Boolean);
}

/** Switch a kind of caution on or off. @param {string} kind @param {boolean} on */
function turn(kind, on) {
  const others = off().filter((one) => one !== key(kind));
  localStorage.setItem(OFF, [...others, ...(on ? [] : [key(kind)])].join(" "));
}

/** Let cautions be switched on and off in the settings. */
export function setUpCautions() {
  showSwitches();
  for (const one of switches()) one.addEventListener("change", () => turn(one.value, one.checked));
}

function showSwitches() {
  for (const one of switches()) one.checked = !off().includes(key(one.value));
}

/**
 * Ask once more before what a button does, if there is a caution that is not switched off.
 * @param {HTMLElement | null} button
 * @returns {Promise<boolean>} whether it shall be done
 */
export async function agreed(button) {
  const kinds = button?.dataset.cautions?.split(" ") ?? [];
  const words = button?.getAttribute("aria-description")?.split("\n") ?? [];
  const said = kinds.map((kind, at) => ({ kind, words: words[at] ?? "" })).filter(({ kind }) => !off().includes(key(kind)));
  const dialog = byId("caution");
  if (!said.length || !(dialog instanceof HTMLDialogElement)) return true;
  byId("caution-list").replaceChildren(...said.map((one) => line(one.kind, one.words, dialog.dataset.off ?? "")));
  dialog.returnValue = "back";
  dialog.showModal();
  await new Promise((closed) => dialog.addEventListener("close", closed, { once: true }));
  for (const one of dialog.querySelectorAll("input")) if (one.checked) turn(one.value, false);
  showSwitches();
  return dialog.returnValue === "do";
}

/** A caution, and the switch that stops it. @param {string} kind @param {string} words @param {string} stop */
function line(kind, words, stop) {
  const made = document.createElement("li");
  const text = document.createElement("p");
  text.textContent = words;
  const label = document.createElement("label");
  label.className = "row";
  const box = document.createElement("input");
  box.type = "checkbox";
  box.value = kind;
  const named = switches().find((one) => one.value === kind)?.parentElement?.textContent?.trim() ?? "";
  label.append(box, ` ${stop.replace("WHAT", named)}`);
  made.append(text, label);
  return made;
}
