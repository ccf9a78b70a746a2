// @ts-check
// Curtain: between two people at one device the table is hidden until the one who is next says that they sit before it.

import { byId } from "./dom.js";

/** Where this browser keeps which seat's person sits before it. */
const KEY = `curtain ${location.pathname}`;

/**
 * Draw the curtain if the table is about to be shown through another seat than that of the last one who sat here, whether
 * that seat is asked something or not.
 * @param {HTMLElement} live the state of the table that is about to be shown
 */
export function drawCurtain(live) {
  const curtain = byId("curtain");
  const { curtain: name = "", sits: seat = "" } = live.dataset;
  if (!(curtain instanceof HTMLDialogElement)) return;
  if (!name || sessionStorage.getItem(KEY) === seat) return;
  byId("curtain-name").textContent = name;
  curtain.dataset.seat = seat;
  if (!curtain.open) curtain.showModal();
}

/** Let the curtain be lifted; the one who lifts it sits before the device from then on. @param {HTMLElement} live */
export function liftCurtain(live) {
  const curtain = byId("curtain");
  if (!(curtain instanceof HTMLDialogElement)) return;
  curtain.addEventListener("close", () => {
    sessionStorage.setItem(KEY, curtain.dataset.seat ?? "");
    const first = document.querySelector("#choices button");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  });
  drawCurtain(live);
}
