// @ts-check
// Morph: grow a fresh piece of page into the one that stands, so that what is the same stays the same element: focus,
// typed text, scroll positions and open details survive, and pieces whose place changes travel there by CSS.
//
// Elements with an id keep their identity; others are matched in order with one of the same kind. Parts, which name in
// `data-part` what they hold, are not sent again while they stand anywhere on the page: an empty one marked `data-same`
// calls the old one to its place, and says in `transform` where that is now. What the page itself changes is left alone:
// attributes of [data-keep], the inside of [data-keep-all], `open` of details, and the values of fields.

/**
 * @typedef {object} Parts
 * @property {Map<string, Element>} had those on the page, by what they hold
 * @property {Set<string>} called those that were not sent again
 * @property {Set<Element>} placed those that were called to their places already
 */

/** Pictures that were on the page and may come back: their parts need not be sent again. @type {Map<string, Element>} */
const away = new Map();

const PICTURE = "svg.drawing[id]";

/** What a part holds, or nothing if the node is none. @param {Node} node */
function held(node) {
  return (node instanceof Element && node.getAttribute("data-part")) || "";
}

/**
 * What a request tells of the parts that stand on the page.
 * @param {Element} root
 */
export function partsHad(root) {
  return { "x-have": [...partsOf(root).keys()].join(" ") };
}

/** @param {Element} root */
function partsOf(root) {
  const found = [...away.values(), root].flatMap((one) => [...one.querySelectorAll("[data-part]:not([data-same])")]);
  return new Map(found.map((part) => [held(part), part]));
}

/**
 * @param {Element} old
 * @param {Element} fresh what it shall become; is used up
 * @returns {boolean} whether it has become that; not if a part was left out that the page does not have any more
 */
export function morph(old, fresh) {
  const called = new Set([...fresh.querySelectorAll("[data-same]")].flatMap(names));
  const staying = new Set([...fresh.querySelectorAll(PICTURE)].map((picture) => picture.id));
  const pictures = [...old.querySelectorAll(PICTURE)];
  morphElement(old, fresh, { had: partsOf(old), called, placed: new Set() });
  for (const picture of pictures) if (!staying.has(picture.id)) away.set(picture.id, picture);
  for (const id of staying) away.delete(id);
  return !old.querySelector("[data-same]");
}

/** The parts that an empty element calls, one or several that follow each other. @param {Node} empty */
function names(empty) {
  return held(empty).split(" ");
}

/** @param {Element} old @param {Element} fresh @param {Parts} parts */
function morphElement(old, fresh, parts) {
  if (old.hasAttribute("data-keep-all") || old.isEqualNode(fresh)) return;
  if (!old.hasAttribute("data-keep")) morphAttributes(old, fresh);
  morphChildren(old, fresh, parts);
}

/** @param {Element} old @param {Element} fresh */
function morphAttributes(old, fresh) {
  // by their names: a browser makes an object of each attribute that is looked at
  for (const name of old.getAttributeNames()) {
    const kept = name === "open" || name === "style";
    if (!kept && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name) ?? "";
    if (name !== "open" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** @param {Element} old @param {Element} fresh @param {Parts} parts */
function morphChildren(old, fresh, parts) {
  /** @type {ChildNode | null} */
  let last = null;
  const next = () => (last ? last.nextSibling : old.firstChild);
  /** @param {ChildNode} node */
  const place = (node) => {
    if (node !== next()) old.insertBefore(node, next());
    last = node;
  };
  const coming = new Set([...fresh.children].map((child) => child.id));
  /** @type {ChildNode | null} */
  let after = null;
  for (let child = fresh.firstChild; child; child = after) {
    after = child.nextSibling; // before it is taken out
    if (child instanceof Element && child.hasAttribute("data-same")) {
      for (const part of partsFor(child, parts)) {
        makeWay(next(), part, coming, parts);
        place(part);
      }
      continue;
    }
    const match = find(next(), child, coming, parts);
    place(match ?? child);
    if (!match) fill(child, parts);
    else if (match instanceof Element && child instanceof Element) morphElement(match, child, parts);
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  for (let node = next(); node; node = next()) node.remove();
}

/**
 * Drop what stands before a part that is called and does not come again, such as the text between parts, which is not sent
 * again either: otherwise this part and all after it would move to before it, and be laid out anew.
 * @param {ChildNode | null} at @param {ChildNode} part @param {Set<string>} coming @param {Parts} parts
 */
function makeWay(at, part, coming, parts) {
  if (part.parentNode !== at?.parentNode) return;
  while (at && at !== part && !parts.called.has(held(at)) && (at instanceof Text || isGone(at, coming))) {
    /** @type {ChildNode | null} */
    const after = at.nextSibling;
    at.remove();
    at = after;
  }
}

/** Whether an element with an id does not come again. @param {ChildNode} node @param {Set<string>} coming ids of what does */
function isGone(node, coming) {
  return node instanceof Element && node.id !== "" && !coming.has(node.id);
}

/** Put the parts that it calls into a piece of page that is new as a whole. @param {ChildNode} child @param {Parts} parts */
function fill(child, parts) {
  if (!(child instanceof Element)) return;
  for (const empty of child.querySelectorAll("[data-same]")) empty.replaceWith(...partsFor(empty, parts));
}

/**
 * Return the parts that an empty element calls; of one that is called for the second time a copy, and in place of one that
 * the page has not got the empty element.
 * @param {Element} empty @param {Parts} parts
 */
function partsFor(empty, parts) {
  const where = empty.getAttribute("transform");
  return names(empty).map((name) => {
    const part = parts.had.get(name);
    if (!part) return empty;
    const placed = parts.placed.has(part) ? /** @type {Element} */ (part.cloneNode(true)) : part;
    if (where) placed.setAttribute("transform", where);
    parts.placed.add(part);
    return placed;
  });
}

/**
 * Return the child of `old`, from `at` on, that shall become `child`.
 * @param {ChildNode | null} at @param {ChildNode} child @param {Set<string>} coming ids of what stands beside it @param {Parts} parts
 * @returns {ChildNode | null}
 */
function find(at, child, coming, parts) {
  if (child instanceof Element && child.id) {
    for (let node = at; node; node = node.nextSibling) {
      if (node instanceof Element && node.id === child.id && node.localName === child.localName) return node;
    }
    return null;
  }
  for (let node = at; node; node = node.nextSibling) {
    if (parts.called.has(held(node))) return null;
    if (isGone(node, coming)) continue; // it goes when its turn has passed
    if (node instanceof Element && node.id) return null;
    return sameKind(node, child) ? node : null;
  }
  return null;
}

/** @param {ChildNode} a @param {ChildNode} b */
function sameKind(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName;
}
