// @ts-check
// Pace: how fast others' moves are shown: slowly, as they come, or at once. Whatever moves on the page is started here, so
// that a click ends all of it, and nothing stacks up when many moves arrive.

import { still } from "./dom.js";

/** How long everything takes, as a multiple of the normal pace. */
const TIMES = { slow: 2.5, normal: 1, instant: 0 };

/** How long a move is left to be looked at before the next is shown, at a slow pace, in milliseconds. */
const LOOK = 1_800;

/** How many things may move by themselves at once; the oldest ends when there are more. */
const MOST = 40;

/** @type {Set<Animation>} */
const running = new Set();
let lookUntil = 0;
let wake = () => {};

/** The pace that this person chose. @returns {keyof typeof TIMES} */
function chosen() {
  const said = localStorage.getItem("pace");
  return said === "slow" || said === "instant" ? said : "normal";
}

/** Let the pace be chosen, and let a click end what moves. */
export function setUpPace() {
  for (const choice of document.querySelectorAll("#settings [name=pace]")) {
    if (!(choice instanceof HTMLInputElement)) continue;
    choice.checked = choice.value === chosen();
    choice.addEventListener("change", () => {
      localStorage.setItem("pace", choice.value);
      skip();
      pick(false);
    });
  }
  for (const press of ["pointerdown", "click"]) document.addEventListener(press, skip, true); // a key too clicks a button
  pick(false);
}

/**
 * Pick the pace of what is shown next; what a person did themself is never shown slowly.
 * @param {boolean} own
 */
export function pick(own) {
  document.documentElement.dataset.pace = own && chosen() === "slow" ? "normal" : chosen();
}

function times() {
  return TIMES[/** @type {keyof typeof TIMES} */ (document.documentElement.dataset.pace)] ?? 1;
}

/** Whether anything may move now. */
export function moves() {
  return !still.matches && !document.hidden && times() > 0;
}

/**
 * Let an element move, at the pace of what is shown.
 * @param {Element} element @param {Keyframe[]} frames @param {{ duration: number, easing?: string }} timing
 */
export function move(element, frames, { duration, easing = "ease-out" }) {
  return run(element.animate(frames, { duration: duration * times(), easing }));
}

/**
 * Hide an element as long as something moves that shows it. It waits to appear, for which nothing is drawn meanwhile.
 * @param {Element} element @param {{ duration: number }} timing
 */
export function hide(element, { duration }) {
  run(element.animate([{ opacity: 0 }, { opacity: 0 }], { delay: duration * times(), duration: 0, fill: "backwards" }));
}

/** @param {Animation} animation */
function run(animation) {
  running.add(animation);
  if (running.size > MOST) [...running][0]?.finish();
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

/**
 * Put something over the page that moves and then goes.
 * @param {Element} element @param {Keyframe[]} frames @param {{ duration: number, easing?: string }} timing
 */
export function pass(element, frames, timing) {
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  const animation = move(element, frames, timing);
  animation.addEventListener("finish", () => element.remove());
  animation.addEventListener("cancel", () => element.remove());
}

/** Leave what others did to be looked at, if that is the pace. */
export function look() {
  if (chosen() === "slow" && !document.hidden) lookUntil = Date.now() + LOOK;
}

/** Wait until what is shown has been looked at. @returns {Promise<void>} */
export function looked() {
  const left = lookUntil - Date.now();
  if (left <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, left);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** End all that moves where it leads to, and wait for nothing. */
export function skip() {
  // asked for first: the page is styled for it, and would be anew after the others have ended
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (const animation of [...running, ...moving]) animation.finish();
  lookUntil = 0;
  wake();
}
