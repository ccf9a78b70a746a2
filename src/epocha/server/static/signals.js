// @ts-check
// Signals: tell a person that it is his turn, by the title of the page, a sound, a notification and, for screen readers,
// at once. The sound is made here, two soft tones; a click switches it off for good.

import { byId, useSign, words } from "./dom.js";

const title = document.title;
/** @type {AudioContext | null} */
let audio = null;

/** Set up the switches of sound and notifications. */
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
    if (soundOn()) play();
  });
  show();
  // browsers let a page sound only after its person did something
  addEventListener("pointerdown", () => (audio ??= new AudioContext()), { once: true });

  const bell = byId("notify-switch");
  if (!("Notification" in window) || Notification.permission !== "default") return;
  bell.hidden = false;
  bell.addEventListener("click", async () => {
    bell.hidden = (await Notification.requestPermission()) !== "default";
  });
}

function soundOn() {
  return localStorage.getItem("sound") !== "off";
}

/** Show in the title whose turn it is. @param {boolean} mine */
export function showTurn(mine) {
  document.title = mine ? `● ${words.yourTurn} · ${title}` : title;
}

/** Call the person to the table. @param {string} prompt what is asked */
export function callPerson(prompt) {
  byId("announce").textContent = `${words.yourTurn}. ${prompt}`;
  if (soundOn()) play();
  if (document.visibilityState === "hidden" && "Notification" in window && Notification.permission === "granted") {
    new Notification(`${words.yourTurn} · ${words.title}`, { body: prompt, tag: location.pathname });
  }
}

function play() {
  if (!audio || audio.state === "closed") return;
  void audio.resume();
  const now = audio.currentTime;
  for (const [tone, start] of /** @type {const} */ ([[587.3, 0], [880, 0.13]])) {
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.type = "sine";
    voice.frequency.value = tone;
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(0.12, now + start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + 0.5);
    voice.connect(volume).connect(audio.destination);
    voice.start(now + start);
    voice.stop(now + start + 0.55);
  }
}
