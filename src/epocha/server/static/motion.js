// @ts-check
// Motion: shows what happened between two pictures. Pieces that keep their neighbours travel by CSS; this module lets
// those travel that were put elsewhere (a card from the board to its buyer), tumbles dice, and floats the amounts that a
// stock gained or lost. What leaves a picture flies over the page, where nothing cuts it off. Nothing moves for people
// who asked for less motion. Pieces move by `transform`, with which a browser moves what has been drawn; by `translate` it
// would draw the picture anew for every step.

import { seatPoint } from "./arrows.js";
import { deedsSince } from "./news.js";
import { hide, move, moves, pass } from "./pace.js";
import { begin, stemsOf } from "./places.js";

const SVG = "http://www.w3.org/2000/svg";
const TRAVEL = { duration: 380, easing: "ease-in-out" };

/** How long a piece flies from picture to picture, which is a longer way. */
const FLIGHT = { duration: 520, easing: "ease-in-out" };

/**
 * @typedef {object} Seen
 * @property {SVGElement | null} piece itself, unless it is out of sight
 * @property {DOMRect} box
 * @property {DOMMatrix | null} matrix of its own plane on the screen
 * @property {SVGSVGElement | null} home the picture that it is in
 * @property {DOMRect} homeBox
 * @property {string} art what it shows
 *
 * @typedef {object} Moment
 * @property {number} ply after so many actions
 * @property {Map<string, Seen>} pieces
 * @property {{ stems: string[], thing: string }[]} places what each stood for, and what lay there
 * @property {Set<string>} pictures those in sight
 * @property {Map<string, number>} amounts
 */

/** What was seen before the changes of this frame. @type {Moment | null} */
let before = null;

/**
 * Show how the page came from what it was to what it will be when it is next drawn.
 * @param {ParentNode} root
 * @param {Moment} was how it was before it changed
 */
export function showMotion(root, was) {
  if (before || !moves()) return;
  before = was;
  requestAnimationFrame(() => {
    before = null;
    animate(root, was);
  });
}

/**
 * Remember where the pieces and the places are, and what the stocks hold; to be called while nothing has changed yet, or
 * the page is laid out for it.
 * @param {ParentNode} root
 * @returns {Moment}
 */
export function moment(root) {
  const homes = new Map();
  const pieces = new Map(piecesOf(root).map((piece) => [piece.id, see(piece, homes)]));
  const amounts = new Map();
  for (const at of root.querySelectorAll("[data-stock]")) {
    if (at instanceof HTMLElement) amounts.set(at.dataset.stock, Number(at.dataset.amount));
  }
  const places = [...root.querySelectorAll(".place[data-thing]")].map((place) => {
    return { stems: stemsOf(place), thing: place.getAttribute("data-thing") ?? "" };
  });
  const drawn = [...root.querySelectorAll("svg.drawing[id]")].filter((one) => one.getBoundingClientRect().width);
  const ply = Number(root instanceof HTMLElement && root.dataset.ply);
  return { ply, pieces, places, pictures: new Set(drawn.map((one) => one.id)), amounts };
}

/**
 * Show how the page came from a remembered moment to what it is now. Nothing begins to move before everything was looked
 * at, so that the page is laid out only once.
 * @param {ParentNode} root
 * @param {Moment} before
 */
export function animate(root, before) {
  if (!moves()) return;
  const pieces = piecesOf(root);
  const gone = goneFrom(pieces, before);
  const homes = new Map();
  /** @type {(() => void)[]} */
  const starts = [];
  for (const piece of pieces) {
    const was = before.pieces.get(piece.id);
    const isNew = !was && before.pictures.has(piece.ownerSVGElement?.id ?? "");
    const from = isNew ? (called(gone, piece.getAttribute("data-thing")) ?? fromSeat(piece)) : was;
    if (from) starts.push(travel(piece, from, see(piece, homes)));
    if (piece.id.startsWith("die-") && was?.art !== art(piece)) starts.push(() => tumble(piece));
  }
  starts.push(...handOver(root, before, gone), ...floatAmounts(root, before.amounts));
  for (const start of starts) start();
}

/** The pieces that lie nowhere any more, although the pictures are there that they lay in. @param {SVGElement[]} pieces @param {Moment} before */
function goneFrom(pieces, before) {
  const here = new Set(pieces.map((piece) => piece.id));
  return new Map([...before.pieces].filter(([id, was]) => !here.has(id) && was.home?.isConnected && was.box.width));
}

/**
 * A piece that is gone and is called after a thing: `card-print-0` is one of the things `card-print`. Nobody gets it twice.
 * @param {Map<string, Seen>} gone @param {string | null} thing
 */
function called(gone, thing) {
  const [id, was] = [...gone].find(([id]) => thing && id.startsWith(`${thing}-`)) ?? ["", null];
  gone.delete(id);
  return was;
}

/**
 * What lets things fly to the seat that took them from what lies open for all, if they lie nowhere on this page by now.
 * @param {ParentNode} root @param {Moment} before @param {Map<string, Seen>} gone @returns {(() => void)[]}
 */
function handOver(root, before, gone) {
  for (const [id, { home }] of gone) if (home?.matches(".p0, .p1, .p2, .p3, .p4, .p5")) gone.delete(id); // it was theirs
  if (!gone.size) return [];
  const { seat, actions } = deedsSince(root, before.ply);
  const to = actions.length ? seatPoint(seat) : null;
  return actions.flatMap((action) => {
    const place = before.places.find(({ stems }) => begin(stems, action));
    const was = place && called(gone, place.thing);
    return was && to ? [() => fly(was, to, 0.3, 0)] : [];
  });
}

/** @param {ParentNode} root @returns {SVGElement[]} */
function piecesOf(root) {
  return [...root.querySelectorAll("svg .moves[id]")].filter((piece) => piece instanceof SVGElement);
}

/** @param {SVGElement} piece @param {Map<Element, DOMRect>} homes boxes of pictures that were measured before @returns {Seen} */
function see(piece, homes) {
  const home = piece.ownerSVGElement;
  const own = piece.getBoundingClientRect();
  const box = own.width ? own : (piece.closest(".strip")?.getBoundingClientRect() ?? own); // a closed board shows its strip
  const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  const homeBox = home ? (homes.get(home) ?? home.getBoundingClientRect()) : box;
  if (home) homes.set(home, homeBox);
  return { piece: own.width ? piece : null, box, matrix, home, homeBox, art: art(piece) };
}

/** What a piece shows; a die that was rolled again shows another face. @param {Element} piece */
function art(piece) {
  return piece.querySelector("use")?.getAttribute("href") ?? "";
}

/** Where a player's piece comes from that was not drawn before: the strip of its seat. @param {SVGElement} piece @returns {Seen | null} */
function fromSeat(piece) {
  const seat = [...piece.classList].find((name) => /^p\d$/.test(name))?.slice(1);
  const strip = document.querySelector(`#strip-${seat} .seat-head .badge`);
  const box = strip?.getBoundingClientRect();
  return box ? { piece: null, box, matrix: null, home: null, homeBox: box, art: "" } : null;
}

/**
 * What lets a piece come from where it was seen, unless it is there still or CSS brings it.
 * @param {SVGElement} piece @param {Seen} was @param {Seen} now @returns {() => void}
 */
function travel(piece, was, now) {
  const parent = piece.parentNode;
  if (!(piece instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return () => {};
  if (!now.box.width || !was.box.width) return () => {};
  const scale = parent.getScreenCTM()?.a || 1;
  // within one picture only its own movement counts, not that of the picture on the page
  const same = was.home === now.home;
  if (!same && was.home && now.home && pictureOf(was.home) === pictureOf(now.home)) return () => {}; // drawn in another form
  if (!same && was.piece) {
    const { x, y, width, height } = now.box;
    return () => {
      fly(was, { x: x + width / 2, y: y + height / 2 }, width / was.box.width, 1);
      hide(piece, FLIGHT);
    };
  }
  const shift = same ? { x: now.homeBox.x - was.homeBox.x, y: now.homeBox.y - was.homeBox.y } : { x: 0, y: 0 };
  const across = (was.box.x + was.box.width / 2 + shift.x - now.box.x - now.box.width / 2) / scale;
  const breadth = Number((same && now.home?.dataset.breadth) || Infinity);
  const x = Math.abs(across) > breadth / 2 ? across - Math.sign(across) * breadth : across; // it goes over the edge
  const y = (was.box.y + was.box.height / 2 + shift.y - now.box.y - now.box.height / 2) / scale;
  if (Math.abs(x) + Math.abs(y) < 2 || (same && was.homeBox.width !== now.homeBox.width)) return () => {};
  const there = whereItLies(piece);
  return () => move(piece, [{ transform: `translate(${x}px, ${y}px) ${there}` }, { transform: there }], TRAVEL);
}

/** The name of a picture without that of its form. @param {SVGSVGElement} home */
function pictureOf(home) {
  return home.id.replace(/\.\w+$/, "");
}

/** Where a piece lies on its plane, in the words of CSS, also while it is on its way there. @param {SVGGraphicsElement} piece */
function whereItLies(piece) {
  const steps = piece.transform.baseVal;
  const place = new DOMMatrix();
  for (let at = 0; at < steps.numberOfItems; at += 1) place.multiplySelf(steps.getItem(at).matrix);
  return `${place}`;
}

/**
 * Let a copy of a piece fly over the page to a point.
 * @param {Seen} was @param {{ x: number, y: number }} to @param {number} scale how large it is at the end @param {number} opacity
 */
function fly({ piece, box, matrix, home }, to, scale, opacity) {
  if (!piece || !matrix) return;
  const copy = document.createElementNS(SVG, "svg");
  const units = [box.x - matrix.e, box.y - matrix.f, box.width, box.height].map((length) => length / (matrix.a || 1));
  copy.setAttribute("class", `${home?.getAttribute("class") ?? "drawing"} flying`);
  copy.setAttribute("viewBox", units.join(" "));
  Object.assign(copy.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  const shown = /** @type {Element} */ (piece.cloneNode(true));
  shown.removeAttribute("transform");
  for (const named of [shown, ...shown.querySelectorAll("[id]")]) named.removeAttribute("id");
  copy.append(shown);
  const [x, y] = [to.x - box.x - box.width / 2, to.y - box.y - box.height / 2];
  pass(copy, [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity }], FLIGHT);
}

/** @param {Element} die */
function tumble(die) {
  const inside = die.firstElementChild;
  if (!(inside instanceof SVGElement)) return;
  inside.style.transformBox = "fill-box";
  inside.style.transformOrigin = "center";
  const turn = 200 + Math.random() * 200;
  move(
    inside,
    [{ rotate: `-${turn}deg`, translate: "-30px -24px" }, { rotate: "20deg", offset: 0.75 }, { rotate: "0deg" }],
    { duration: 400 + Math.random() * 150 },
  );
}

/**
 * What lets the amounts float that seats gained or lost.
 * @param {ParentNode} root @param {Map<string, number>} before @returns {(() => void)[]}
 */
function floatAmounts(root, before) {
  /** @type {(() => void)[]} */
  const starts = [];
  /** @type {Map<Element, number>} */
  const above = new Map();
  for (const told of root.querySelectorAll("[data-stock]")) {
    if (!(told instanceof HTMLElement)) continue;
    const [seat = "", symbol = ""] = (told.dataset.stock ?? "").split(" ");
    const amount = Number(told.dataset.amount);
    const delta = amount - (before.get(`${seat} ${symbol}`) ?? amount);
    const shown = delta ? visible(root, seat, symbol) : null;
    if (!shown) continue;
    const height = above.get(shown) ?? 0;
    above.set(shown, height + 1);
    const at = besideNumber(shown);
    starts.push(() => float(at, delta, height));
  }
  return starts;
}

/**
 * Where an amount of a seat can be seen: on a board, or else anywhere on its strip.
 * @param {ParentNode} root @param {string} seat @param {string} symbol
 */
function visible(root, seat, symbol) {
  const drawn = [...root.querySelectorAll(`[data-symbol="${symbol}"][data-seat="${seat}"]`)];
  const strip = root.querySelector(`#strip-${seat} .compact`);
  return [...drawn, ...(strip ? [strip] : [])].find((element) => element.getBoundingClientRect().width > 0) ?? null;
}

/**
 * Where an amount ends that floats beside a number: before it, over its symbol, so that the new number can be read. Where no
 * number is drawn, right below what shows the stock, or above a strip that does not show it.
 * @param {Element} shown @returns {{ x: number, y: number, before: boolean }}
 */
function besideNumber(shown) {
  const drawn = [...(shown.matches("text") ? [shown] : shown.querySelectorAll("text"))];
  const number = drawn.filter((text) => /\d/.test(text.textContent ?? "")).at(-1);
  if (number && !shown.matches(".compact")) {
    const box = number.getBoundingClientRect();
    return { x: box.left, y: box.top + box.height / 2, before: true };
  }
  const box = shown.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: shown.matches(".compact") ? box.top : box.bottom + 10, before: false };
}

/** @param {{ x: number, y: number, before: boolean }} at @param {number} delta @param {number} height how many float there already */
function float(at, delta, height) {
  const note = document.createElement("div");
  note.className = `float ${delta > 0 ? "gain" : "loss"}`;
  note.textContent = delta > 0 ? `+${delta}` : `−${-delta}`;
  note.style.left = `${Math.max(at.x, at.before ? 32 : 16)}px`;
  note.style.top = `${at.y - 20 * height}px`;
  const aside = at.before ? "-105%" : "-50%";
  pass(
    note,
    [
      { opacity: 0, translate: `${aside} calc(-50% + 10px)` },
      { opacity: 1, translate: `${aside} -50%`, offset: 0.2 },
      { opacity: 1, translate: `${aside} calc(-50% - 4px)`, offset: 0.7 },
      { opacity: 0, translate: `${aside} calc(-50% - 16px)` },
    ],
    { duration: 1600 },
  );
}
