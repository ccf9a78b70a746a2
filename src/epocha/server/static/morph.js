// @ts-check
// Morph: grow a fresh piece of page into the one that stands, so that what is the same stays the same element: focus,
// typed text, scroll positions and open details survive, and pieces whose place changes travel there by CSS.
//
// Elements with an id keep their identity; others are matched in order with one of the same kind. What the page itself
// changes is left alone: attributes of [data-keep], the inside of [data-keep-all], `open` of details, and the values of
// fields.

/**
 * @param {Element} old
 * @param {Element} fresh what it shall become; is used up
 */
export function morph(old, fresh) {
  if (old.hasAttribute("data-keep-all") || old.isEqualNode(fresh)) return;
  if (!old.hasAttribute("data-keep")) morphAttributes(old, fresh);
  morphChildren(old, fresh);
}

/** @param {Element} old @param {Element} fresh */
function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    const kept = name === "open" || name === "style";
    if (!kept && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name !== "open" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** @param {Element} old @param {Element} fresh */
function morphChildren(old, fresh) {
  /** @type {ChildNode | null} */
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const match = find(old, at, child, fresh);
    if (!match) {
      old.insertBefore(child, at);
      continue;
    }
    if (match === at) at = at.nextSibling;
    else old.insertBefore(match, at);
    if (match instanceof Element && child instanceof Element) morph(match, child);
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/**
 * Return the child of `old`, from `at` on, that shall become `child`.
 * @param {Element} old @param {ChildNode | null} at @param {ChildNode} child @param {Element} fresh
 * @returns {ChildNode | null}
 */
function find(old, at, child, fresh) {
  if (child instanceof Element && child.id) {
    for (let node = at; node; node = node.nextSibling) {
      if (node instanceof Element && node.id === child.id && node.localName === child.localName) return node;
    }
    return null;
  }
  for (let node = at; node; node = node.nextSibling) {
    if (node instanceof Element && node.id) {
      // an element with an id is passed over only if it will not come again: it goes when its turn has passed
      if (fresh.querySelector(`:scope > #${CSS.escape(node.id)}`)) return null;
      continue;
    }
    return sameKind(node, child) ? node : null;
  }
  return null;
}

/** @param {ChildNode} a @param {ChildNode} b */
function sameKind(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName;
}
