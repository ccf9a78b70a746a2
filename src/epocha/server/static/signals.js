// @ts-check
// Signals: tell a person what happens and that it is their turn: by sounds, vibration, the title of the page, a
// notification and, for screen readers, at once. One click silences all that can be heard or felt, for good; nothing is
// heard before the person did something on the page.

import { byId, useSign, words } from "./dom.js";
import { play } from "./sounds.js";

const title = document.title;

/** How many sounds are heard together at most. */
const TOGETHER = 3;

/** @type {AudioContext | null} */
let audio = null;

/** Until when sounds are heard; what comes before that is not. */
let heardUntil = 0;

/** Set up the switches of sounds, vibration and notifications. */
export function setUpSignals() {
  const sound = byId("sound-switch");
  const show = () => {
    const label = (soundOn() ? sound.dataset.on : sound.dataset.off) ?? "";
    sound.title = label;
    sound.setAttribute("aria-label", label);
    sound.setAttribute("aria-pressed", String(soundOn()));
    useSign(sound, soundOn() ? "sound" : "mute");
  };
  sound.addEventListener("click", () => {
    localStorage.setItem("sound", soundOn() ? "off" : "on");
    show();
    sounds(["turn"]);
  });
  show();
  // browsers let a page sound only after its person did something
  const wake = () => (audio ??= new AudioContext());
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, wake, { once: true });
  setUpVolume(show);
  setUpVibration();

  const bell = byId("notify-switch");
  if (!("Notification" in window) || Notification.permission !== "default") return;
  bell.hidden = false;
  bell.addEventListener("click", async () => {
    bell.hidden = (await Notification.requestPermission()) !== "default";
  });
}

/** Let the volume be set; whoever sets it wants to hear something. @param {() => void} show the switch as it is now */
function setUpVolume(show) {
  const slider = byId("volume");
  if (!(slider instanceof HTMLInputElement)) return;
  slider.value = String(100 * volume());
  slider.addEventListener("change", () => {
    localStorage.setItem("volume", slider.value);
    localStorage.setItem("sound", "on");
    show();
    heardUntil = 0;
    sounds(["turn"]);
  });
}

function setUpVibration() {
  const choice = byId("vibration");
  if (!("vibrate" in navigator) || !(choice instanceof HTMLInputElement)) return;
  byId("vibration-choice").hidden = false;
  choice.checked = localStorage.getItem("vibration") !== "off";
  choice.addEventListener("change", () => localStorage.setItem("vibration", choice.checked ? "on" : "off"));
}

function soundOn() {
  return localStorage.getItem("sound") !== "off";
}

/** The volume that was set, from 0 to 1. */
function volume() {
  return Number(localStorage.getItem("volume") ?? 60) / 100;
}

/**
 * Let things be heard, if the person wants that and has done something on this page.
 * @param {string[]} names of sounds; while others are still heard, only those that call
 */
export function sounds(names) {
  if (!soundOn() || !audio || audio.state === "closed") return;
  const busy = audio.currentTime < heardUntil;
  const heard = busy ? names.filter((name) => CALLS.includes(name)) : names.slice(-TOGETHER);
  if (!heard.length) return;
  void audio.resume();
  heardUntil = play(audio, heard, volume());
}

const CALLS = ["turn", "victory", "over"];

/** Show in the title whose turn it is. @param {boolean} mine */
export function showTurn(mine) {
  document.title = mine ? `● ${words.yourTurn} · ${title}` : title;
}

/** Call the person to the table. @param {string} prompt what is asked */
export function callPerson(prompt) {
  byId("announce").textContent = `${words.yourTurn}. ${prompt}`;
  const touched = navigator.userActivation?.hasBeenActive;
  if (touched && soundOn() && localStorage.getItem("vibration") !== "off") navigator.vibrate?.([90, 60, 90]);
  if (document.visibilityState === "hidden" && "Notification" in window && Notification.permission === "granted") {
    new Notification(`${words.yourTurn} · ${words.title}`, { body: prompt, tag: location.pathname });
  }
}
