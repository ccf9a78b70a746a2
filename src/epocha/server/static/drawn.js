// @ts-check
// How a picture is drawn in its window: how large, and whether from near. What is drawn otherwise for who sees it from near
// says in `data-near` from how many pixels a unit on that is.

import { byId } from "./dom.js";

/** How much a picture can be enlarged: a long one on a phone must be read there. */
export const MOST = 8;

/**
 * Say whether a picture is seen from near or from afar, if that makes a difference: it changes no size on the page.
 * @param {HTMLElement} port @param {HTMLElement} stage @param {number} zoom how much the picture is enlarged
 */
export function markDistance(port, stage, zoom) {
  const picture = stage.querySelector("svg[data-near]");
  const shown = [stage, byId("around")];
  if (!(picture instanceof SVGSVGElement)) {
    for (const one of shown) delete one.dataset.detail;
    return;
  }
  for (const one of shown) one.dataset.detail = isNear(port, stage, zoom) ? "near" : "far";
}

/** Whether a picture is seen from near. @param {HTMLElement} port @param {HTMLElement} stage @param {number} zoom */
export function isNear(port, stage, zoom) {
  const picture = stage.querySelector("svg");
  if (!picture) return true;
  return (drawnSize(port, stage).width * zoom) / picture.viewBox.baseVal.width >= Number(picture.dataset.near ?? 0);
}

/** How large a picture is drawn in its window before it is enlarged. @param {HTMLElement} port @param {HTMLElement} stage */
export function drawnSize(port, stage) {
  const { clientWidth, clientHeight } = port;
  const picture = stage.querySelector("svg");
  const { width, height } = picture?.viewBox.baseVal ?? { width: 0, height: 0 };
  if (!width || !height) return { width: clientWidth, height: clientHeight };
  const scale = Math.min(clientWidth / width, clientHeight / height);
  return { width: width * scale, height: height * scale };
}
