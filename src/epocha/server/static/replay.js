// @ts-check
// Replay: steps through a game on one page. Each moment is fetched as a page and grown into this one, so that pieces
// travel between moments as they did in the game.

import { byId, parse } from "./dom.js";
import { morph, partsHad } from "./morph.js";
import { showMotion } from "./motion.js";
import { pointAtNumbers } from "./point.js";
import { oneAtATime } from "./stream.js";
import { panAndZoom } from "./view.js";

const PACE = 1100;

const live = byId("live");
let wanted = location.href;
/** @type {ReturnType<typeof setInterval> | undefined} */
let playing;

const show = oneAtATime(async () => {
  const address = wanted;
  const response = await fetch(address, { headers: partsHad(live) });
  const page = response.ok ? parse(await response.text(), "#live") : null;
  if (!page) return;
  showMotion(live);
  const slider = document.getElementById("slider");
  if (!morph(live, page)) void show();
  if (slider instanceof HTMLInputElement && document.activeElement !== slider) slider.value = live.dataset.ply ?? "0";
  history.replaceState(null, "", address);
  showPlaying();
});

/** @param {string | null} address */
function go(address) {
  if (!address) return;
  wanted = new URL(address, location.href).href;
  void show();
}

/** @param {string} id */
function step(id) {
  const link = document.getElementById(`step-${id}`);
  go(link?.getAttribute("href") ?? null);
  return Boolean(link?.hasAttribute("href"));
}

function showPlaying() {
  const button = byId("play");
  button.textContent = (playing ? button.dataset.pause : button.dataset.play) ?? "";
}

/** @param {boolean} on */
function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => step("next") || play(false), PACE) : undefined;
  if (on && !step("next")) step("first");
  showPlaying();
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest(".steps a, .ledger .ply") : null;
  if (event.target instanceof Element && event.target.closest("#play")) play(!playing);
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  play(false);
  go(link.getAttribute("href"));
});
byId("slider").addEventListener("input", (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  const address = new URL(location.href);
  address.searchParams.set("ply", event.target.value);
  address.hash = "";
  play(false);
  go(address.href);
});
document.addEventListener("keydown", (event) => {
  if (event.target instanceof Element && event.target.closest("input, select, textarea, .place")) return;
  const way = /** @type {Record<string, string>} */ ({ ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" })[event.key];
  if (!way) return;
  event.preventDefault();
  play(false);
  step(way);
});

panAndZoom();
pointAtNumbers();
showPlaying();
if (location.hash === "#play") play(true);
