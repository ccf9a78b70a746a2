// @ts-check
// Small helpers for the page.

/** Words and addresses that the page gives to its modules, by the names of its data attributes. */
export const words = document.getElementById("words")?.dataset ?? {};

/** Whether the person asked the system for less motion. */
export const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @param {string} id
 * @returns {HTMLElement}
 * @throws {Error} if the page has no such element
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/**
 * Parse a page, or a part of one, and return an element of it. A template takes less time than a document of its own would.
 * @param {string} html
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function parse(html, selector) {
  const box = document.createElement("template");
  box.innerHTML = html;
  return box.content.querySelector(selector);
}

/**
 * Set an attribute, unless it says that already: what is written anew is styled anew.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Show another of the site's signs on a button.
 * @param {Element} button
 * @param {string} sign
 */
export function useSign(button, sign) {
  const use = button.querySelector("use");
  use?.setAttribute("href", (use.getAttribute("href") ?? "").replace(/#.*/, `#sign-${sign}`));
}

/**
 * Say something for a few seconds; a link leads on, if there is one.
 * @param {string} text
 * @param {{ kind?: string, link?: string, linkText?: string }} [more]
 */
export function toast(text, { kind = "", link = "", linkText = "" } = {}) {
  const box = byId("toasts");
  const line = document.createElement("div");
  line.className = `toast ${kind}`;
  line.append(document.createTextNode(text));
  if (link) {
    const anchor = document.createElement("a");
    anchor.href = link;
    anchor.textContent = linkText;
    line.append(" ", anchor);
  }
  box.append(line);
  if (box.children.length > 2) box.firstElementChild?.remove();
  line.addEventListener("click", () => line.remove());
  setTimeout(() => line.remove(), link ? 10_000 : 5_000);
}
