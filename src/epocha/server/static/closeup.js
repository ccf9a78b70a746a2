// @ts-check
// Close-up: the card that tells of one thing on the pictures: what it looks like, what it is and does, what a number is made
// of, and whether it can be chosen now and what will come of it, or why not. What a picture itself says stands in it; the
// rest is asked for once and remembered. When the card is shown, and where, is the affair of `point.js`.

import { whyNot } from "./act.js";
import { linesAhead } from "./ahead.js";
import { byId, parse, words } from "./dom.js";
import { offers, stemsOf } from "./places.js";

const SVG = "http://www.w3.org/2000/svg";

/** How much of its surroundings a picture cut out of the board shows, as a part of its size. */
const AROUND = 0.12;

/** @typedef {{ id: string, text: string }} Ruling */
/** @typedef {{ name: string, text: string, effect: string, picture: string, rules: string[], rulings: Ruling[] }} Thing */
/** @typedef {{ text: string, rule: string }} Why */

/** What was told of things already, by name. @type {Map<string, Promise<Thing | null>>} */
const things = new Map();

/** Why places cannot be chosen, for the question that the page shows. @type {Map<string, Promise<Why | undefined>>} */
const whys = new Map();
let asked = "";

/** What a card may speak of: the innermost of these around the point that is meant. */
const SUBJECTS = "[data-thing], .place, [data-symbol][data-seat], .drawing :has(> title)";

/** What can be looked at closely at an element, if there is anything. @param {EventTarget | null} target */
export function subjectOf(target) {
  const found = target instanceof Element ? target.closest(SUBJECTS) : null;
  return found?.closest("#live") ? found : null;
}

/**
 * What the card says of a thing.
 * @param {Element} subject
 * @param {boolean} byTouch whether a finger asks, which chooses by touching it again
 */
export async function closeUp(subject, byTouch) {
  const isPlace = subject.matches(".place");
  const only = isPlace ? onlyOffer(subject) : undefined;
  const [thing, why, ahead] = await Promise.all([thingOf(subject), isPlace ? whyOf(subject) : undefined, linesAhead(only?.value ?? "")]);
  const parts = partsOf(subject);
  const card = document.createDocumentFragment();
  const picture = (thing?.picture && parse(thing.picture, "svg")) || cutOut(subject);
  if (picture) card.append(framed(picture));
  if (parts) card.append(parts);
  else if (thing) card.append(line("h3", thing.name));
  if (thing?.effect) card.append(inSymbols(thing.effect));
  if (thing) card.append(line("p", thing.text));
  const now = withoutWhatFollows(subject.getAttribute("data-now") ?? (thing ? "" : wordsOf(subject)), ahead);
  if (now && !parts) card.append(line("p", now, thing ? "at-present" : ""));
  if (isPlace) card.append(...choiceOf(subject, byTouch, why));
  if (ahead.length) card.append(inLines(ahead));
  const rules = (thing?.rules ?? []).filter((/** @type {string} */ rule) => rule !== why?.rule);
  if (rules.length) card.append(linked(rules));
  card.append(...(thing?.rulings ?? []).map(ruled));
  return card;
}

/** What is said of a thing, without the sentences that what will come of it says too. @param {string} said @param {string[]} ahead */
function withoutWhatFollows(said, ahead) {
  const sentences = said.split(/(?<=[.]) /).filter((one) => !ahead.some((line) => line.includes(one.replace(/[.]$/, ""))));
  return sentences.join(" ");
}

/** @param {Element} subject */
function thingOf(subject) {
  const symbol = subject.getAttribute("data-symbol");
  const name = subject.getAttribute("data-thing") ?? (symbol ? `symbol-${symbol}` : "");
  const { things: address } = byId("pointed").dataset;
  if (!name || !address) return null;
  const known = things.get(name);
  if (known) return known;
  const asking = fetch(`${address}/${name}`)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => {
      things.delete(name); // the network is away; next time it may be here
      return null;
    });
  things.set(name, asking);
  return asking;
}

/** Why a place cannot be chosen now, if it is a question of this page's seat. @param {Element} place */
function whyOf(place) {
  const { seat, turn = "" } = byId("live").dataset;
  if (!seat || offers(place, document).length) return undefined;
  if (asked !== turn) whys.clear();
  asked = turn;
  const stems = stemsOf(place);
  const key = stems.join("|");
  const known = whys.get(key) ?? whyNot(seat, stems.flatMap((stem) => [stem, `${stem} 1`])).catch(() => undefined);
  whys.set(key, known);
  return known;
}

/** What a number is made of, as it stands in the accounts of its seat. @param {Element} subject */
function partsOf(subject) {
  const { symbol, seat } = /** @type {HTMLElement | SVGElement} */ (subject).dataset;
  const parts = symbol && seat && !subject.hasAttribute("data-thing") && document.getElementById(`parts-${seat}-${symbol}`);
  if (!parts) return null;
  const copy = /** @type {Element} */ (parts.cloneNode(true));
  for (const name of ["id", "data-stock", "data-amount"]) copy.removeAttribute(name);
  return copy;
}

/** What the picture itself says of something. @param {Element} subject */
function wordsOf(subject) {
  return subject.querySelector(":scope > title")?.textContent || hushed.get(subject) || subject.getAttribute("aria-label") || "";
}

/** @param {Element} place @param {boolean} byTouch @param {Why | undefined} why */
function choiceOf(place, byTouch, why) {
  const { again = "", choose = "", open = "", closed = "" } = byId("pointed").dataset;
  if (offers(place, document).length) {
    const only = onlyOffer(place);
    const does = only ? only.getAttribute("aria-label") || only.textContent?.trim() || "" : choose;
    return [line("p", `${byTouch ? again : open} ${does}`, "can-be")];
  }
  if (!why) return [];
  const told = line("p", `${closed} ${why.text} `, "cannot-be");
  told.append(ruleLink(why.rule));
  return [told];
}

/** Something as the board shows it, cut out and enlarged; not a row, which would bring its neighbours. @param {Element} subject */
function cutOut(subject) {
  if (subject.matches(".is-row")) return null;
  const board = subject.closest("svg.drawing[id]");
  const matrix = board instanceof SVGSVGElement ? board.getScreenCTM()?.inverse() : null;
  if (!(board instanceof SVGSVGElement) || !matrix) return null;
  const seen = subject.getBoundingClientRect();
  const { x, y } = new DOMPoint(seen.left, seen.top).matrixTransform(matrix);
  const end = new DOMPoint(seen.right, seen.bottom).matrixTransform(matrix);
  const pad = AROUND * Math.max(end.x - x, end.y - y);
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "drawing");
  picture.setAttribute("viewBox", `${x - pad} ${y - pad} ${end.x - x + 2 * pad} ${end.y - y + 2 * pad}`);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${board.id}`);
  use.setAttribute("width", String(board.viewBox.baseVal.width));
  use.setAttribute("height", String(board.viewBox.baseVal.height));
  picture.append(use);
  return picture;
}

/** The choice that a place stands for, if it is only one. @param {Element} place */
function onlyOffer(place) {
  const [only, ...others] = offers(place, document);
  return others.length ? undefined : only;
}

// --- pieces of the card ---

/** @param {string} name @param {string} text @param {string} [kind] */
function line(name, text, kind = "") {
  const made = document.createElement(name);
  made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

/** @param {Element} picture */
function framed(picture) {
  for (const title of picture.querySelectorAll("title")) title.remove();
  const frame = line("div", "", "closeup-picture");
  frame.setAttribute("aria-hidden", "true");
  frame.append(picture);
  return frame;
}

/** @param {string} markup symbols and texts from the server */
function inSymbols(markup) {
  const shown = parse(`<p class="in-symbols" aria-hidden="true">${markup}</p>`, "p");
  return shown ?? line("p", "");
}

/** What will come of a choice. @param {string[]} said */
function inLines(said) {
  const list = line("div", "", "of-choice");
  list.append(...said.map((/** @type {string} */ one) => line("p", one)));
  return list;
}

/** @param {string[]} rules */
function linked(rules) {
  const row = line("p", "", "of-rules");
  row.append(...rules.map((rule) => ruleLink(rule)));
  return row;
}

/** How a thing is read where the rulebook leaves something open. @param {Ruling} ruling */
function ruled(ruling) {
  const { ruling: label } = byId("pointed").dataset;
  const told = line("p", "", "of-ruling");
  told.append(ruleLink(ruling.id, label), ` ${ruling.text}`);
  return told;
}

/** @param {string} rule @param {string} [as] */
function ruleLink(rule, as) {
  const { rules = "", rule: label = "RULE" } = byId("pointed").dataset;
  const link = document.createElement("a");
  link.href = `${words.rules ?? rules}#${rule}`;
  link.textContent = (as ?? label).replace("RULE", rule);
  return link;
}

// --- the browser's own labels, which would lie over the card ---

/** What the titles said that are empty for now, by the element that they name. @type {Map<Element, string>} */
const hushed = new Map();

/** Keep the browser from showing its own label for an element; another one gets its own back. @param {Element | null} subject */
export function hush(subject) {
  const around = [];
  for (let at = subject; at; at = at.parentElement) around.push(at);
  for (const [named, text] of hushed) {
    if (around.includes(named)) continue;
    const title = named.querySelector(":scope > title");
    if (title && !title.textContent) title.textContent = text;
    if (named.matches(".place")) named.removeAttribute("aria-label");
    hushed.delete(named);
  }
  for (const named of around) {
    const title = named.querySelector(":scope > title");
    if (!title?.textContent) continue;
    hushed.set(named, title.textContent);
    if (named.matches(".place")) named.setAttribute("aria-label", title.textContent); // a place keeps its name meanwhile
    title.textContent = "";
  }
}
