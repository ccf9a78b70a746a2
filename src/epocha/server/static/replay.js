// @ts-check
// Replay: steps through a game on one page. Each moment is fetched as a page and grown into this one, so that pieces
// travel between moments as they did in the game. The line of the log that led to the moment is marked.

import { byId, parse } from "./dom.js";
import { letReach, moveByArrows } from "./keys.js";
import { lightUpPlaces, markSpokenOf } from "./log.js";
import { morph } from "./morph.js";
import { moment, showMotion } from "./motion.js";
import { arrangePictures, noteNews, pageHas } from "./pictures.js";
import { lookAgain, lookClosely } from "./point.js";
import { oneAtATime } from "./stream.js";
import { panAndZoom } from "./view.js";

/** Milliseconds from action to action at the usual speed. */
const PACE = 1100;
/** From this speed on several actions are shown at once, so that the site is asked for no more pages a second. */
const FASTEST = 4;
const AFTER_FAILURE = 2000;
const SPEED = "replay-speed";

const live = byId("live");
let wanted = location.href;
/** The run that plays, or null. @type {symbol | null} */
let playing = null;

const show = oneAtATime(async () => {
  const address = wanted;
  const response = await fetch(address, { headers: pageHas(live) });
  const page = response.ok ? parse(await response.text(), "#live") : null;
  if (!page) return;
  const was = moment(live);
  const slider = document.getElementById("slider");
  if (!morph(live, page)) void show();
  letReach(live);
  lookAgain();
  if (slider instanceof HTMLInputElement && document.activeElement !== slider) slider.value = live.dataset.ply ?? "0";
  history.replaceState(null, "", address);
  showPlaying();
  markLine();
  panAndZoom();
  noteNews();
  showMotion(live, was);
});

/** @param {string | null} address */
function go(address) {
  if (!address) return Promise.resolve();
  wanted = new URL(address, location.href).href;
  return show();
}

/** Go to the moment after so many actions. @param {number} ply */
function goTo(ply) {
  const address = new URL(location.href);
  address.searchParams.set("at", String(ply));
  address.hash = "";
  return go(address.href);
}

/** @param {string} id */
function step(id) {
  return go(document.getElementById(`step-${id}`)?.getAttribute("href") ?? null);
}

/** The line of the log that led to this moment is marked, and in sight; so are the places that it speaks of. */
function markLine() {
  markSpokenOf([...document.querySelectorAll("#latest [data-places]")], "last");
  const lines = [...document.querySelectorAll("#past > li[id^=line-]")];
  const number = lines.at(-1)?.id.split("-")[1];
  for (const line of document.querySelectorAll("#ledger li[aria-current]")) line.removeAttribute("aria-current");
  const current = lines.filter((line) => line.id.split("-")[1] === number);
  for (const line of current) line.setAttribute("aria-current", "step");
  const ledger = byId("ledger");
  const at = current[0]?.getBoundingClientRect().top ?? 0;
  ledger.scrollTop += current[0] ? at - ledger.getBoundingClientRect().top - ledger.clientHeight / 3 : -ledger.scrollTop;
}

// --- playing ---

function showPlaying() {
  const button = byId("play");
  button.textContent = (playing ? button.dataset.pause : button.dataset.play) ?? "";
}

function speed() {
  return Number(/** @type {HTMLSelectElement} */ (byId("speed")).value);
}

function pause() {
  playing = null;
  showPlaying();
}

async function play() {
  const run = Symbol("run");
  playing = run;
  showPlaying();
  const end = () => Number(live.dataset.until);
  const now = () => Number(live.dataset.ply);
  if (now() >= end()) await goTo(Number(live.dataset.since));
  while (playing === run && now() < end()) {
    const began = performance.now();
    const from = now();
    const stride = Math.max(1, speed() / FASTEST);
    await goTo(Math.min(end(), from + stride));
    const pace = now() === from ? AFTER_FAILURE : (PACE * stride) / speed();
    await new Promise((done) => setTimeout(done, Math.max(0, pace - (performance.now() - began))));
  }
  if (playing === run) pause();
}

// --- what people do ---

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("#play")) {
    if (playing) pause();
    else void play();
    return;
  }
  const line = event.target.closest("#ledger li[id^=line-]");
  const chosen = event.target.closest(".steps a, #rounds a, #ledger a, #latest a") ?? line?.querySelector("a.ply");
  if (!chosen || (line && getSelection()?.toString())) return;
  event.preventDefault();
  pause();
  void go(chosen.getAttribute("href"));
});
document.addEventListener("input", (event) => {
  if (!(event.target instanceof HTMLInputElement) || event.target.id !== "slider") return;
  pause();
  void goTo(Number(event.target.value));
});
document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLSelectElement && event.target.id === "speed") localStorage.setItem(SPEED, event.target.value);
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
  if (event.target.closest("input, select, textarea, .place, [data-reach]")) return;
  if (event.key === " " && !event.target.closest("button, a, summary, [popover]")) {
    event.preventDefault();
    if (playing) pause();
    else void play();
  }
  const way = /** @type {Record<string, string>} */ ({ ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" })[event.key];
  if (!way) return;
  event.preventDefault();
  pause();
  void step(way);
});

const kept = localStorage.getItem(SPEED);
const choice = /** @type {HTMLSelectElement} */ (byId("speed"));
if (kept && [...choice.options].some((option) => option.value === kept)) choice.value = kept;
markLine();
panAndZoom();
arrangePictures(() => void show());
letReach(live);
moveByArrows();
lookClosely();
lightUpPlaces();
showPlaying();
if (location.hash === "#play") void play();
