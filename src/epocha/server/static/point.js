// @ts-check
// Point: shows what a number is made of where it is pointed at, on any board. The lines stand in the page, under the
// boards, for those who do not point. What a mouse learns by hovering over a picture, a finger learns by a touch, and the
// keyboard by the focus.

import { byId } from "./dom.js";
import { putBeside } from "./places.js";

/** Let numbers be pointed at, and strips open to whole boards. */
export function pointAtNumbers() {
  const box = byId("pointed");
  document.addEventListener("pointerover", (event) => {
    const number = numberAt(event);
    const parts = number && partsOf(number);
    if (!number || !parts) {
      if (box.matches(":popover-open")) box.hidePopover();
      return;
    }
    const copy = parts.cloneNode(true);
    if (copy instanceof Element) copy.removeAttribute("id");
    box.replaceChildren(copy);
    for (const attribute of ["data-stock", "data-amount"]) box.firstElementChild?.removeAttribute(attribute);
    if (!box.matches(":popover-open")) box.showPopover();
    putBeside(box, number.getBoundingClientRect());
  });
  /** @param {Event} event */
  const tell = (event) => {
    const named = event.target instanceof Element ? event.target.closest(".drawing :has(> title)") : null;
    if (!named || box.matches(":popover-open")) return;
    box.textContent = named.querySelector("title")?.textContent ?? "";
    box.showPopover();
    putBeside(box, named.getBoundingClientRect());
  };
  document.addEventListener("focusin", (event) => {
    const back = event.relatedTarget instanceof Element && event.relatedTarget.closest("[popover]");
    if (!back && event.target instanceof Element && event.target.matches(".place:focus-visible")) tell(event);
  });
  for (const type of ["focusout", "keydown"]) document.addEventListener(type, () => box.hidePopover(), true);
  document.addEventListener("click", (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
    if (event.target instanceof Element && !event.target.closest(".place.open")) tell(event);
  });
  document.addEventListener("click", (event) => {
    const strip = event.target instanceof Element ? event.target.closest("[data-opens]") : null;
    if (!(strip instanceof HTMLElement) || !strip.dataset.opens) return;
    box.hidePopover();
    document.getElementById(strip.dataset.opens)?.showPopover();
  });
}

/** The number under the pointer; places lie over the numbers. @param {PointerEvent} event */
function numberAt(event) {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const number = element.closest("[data-symbol][data-seat]");
    if (number) return number;
  }
  return null;
}

/** @param {Element} number */
function partsOf(number) {
  return document.getElementById(`parts-${number.getAttribute("data-seat")}-${number.getAttribute("data-symbol")}`);
}
