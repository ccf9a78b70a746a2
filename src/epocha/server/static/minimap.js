// @ts-check
// Minimap: the whole board small in a corner of its window while it is enlarged, with the part that the window shows. A
// mouse moves that part; for a finger the minimap is only there to see, and what lies under it is touched. It takes the
// corner where it covers the least of what may be chosen.

const SVG = "http://www.w3.org/2000/svg";

/** Its longer side, as a part of the shorter one of the window, and at most in pixels. */
const SHARE = 0.3;
const MOST = 170;

/** Space between it and the edges of the window, in pixels. */
const GAP = 6;

/** @typedef {{ x: number, y: number, zoom: number }} View */
/** @typedef {{ width: number, height: number }} Size */

/**
 * Show the minimap of the board in front, or none.
 * @param {HTMLElement} port @param {View} at @param {Size} drawn how large the picture is before it is enlarged
 * @param {boolean} [anew] whether it may take another corner
 */
export function showMinimap(port, at, drawn, anew = false) {
  const box = document.getElementById("minimap");
  const part = box?.querySelector(".minimap-window");
  const picture = port.querySelector("#stage > svg");
  if (!box || !(part instanceof HTMLElement) || !(picture instanceof SVGSVGElement)) return;
  const isBoard = port.closest(".frame")?.getAttribute("data-role") === "board";
  box.hidden = !isBoard || at.zoom <= 1 || !drawn.width;
  if (box.hidden) return;
  const { clientWidth: wide, clientHeight: high } = port;
  const scale = Math.min(MOST, SHARE * Math.max(Math.min(wide, high), 280)) / Math.max(drawn.width, drawn.height);
  box.style.width = `${drawn.width * scale}px`;
  box.style.height = `${drawn.height * scale}px`;
  draw(box, picture);
  const cut = (/** @type {number} */ share) => Math.max(0, Math.min(1, share));
  const [left, top] = [(wide - drawn.width) / 2, (high - drawn.height) / 2];
  const x = [-at.x / at.zoom - left, (wide - at.x) / at.zoom - left].map((one) => cut(one / drawn.width) * 100);
  const y = [-at.y / at.zoom - top, (high - at.y) / at.zoom - top].map((one) => cut(one / drawn.height) * 100);
  Object.assign(part.style, { left: `${x[0]}%`, top: `${y[0]}%`, right: `${100 - (x[1] ?? 0)}%`, bottom: `${100 - (y[1] ?? 0)}%` });
  if (anew || !box.dataset.corner) takeCorner(box, port);
}

/** Draw the picture: what it shows is used, not copied. @param {HTMLElement} box @param {SVGSVGElement} picture */
function draw(box, picture) {
  const small = box.querySelector("svg");
  const use = small?.firstElementChild ?? document.createElementNS(SVG, "use");
  small?.setAttribute("viewBox", picture.getAttribute("viewBox") ?? "");
  if (use.getAttribute("href") !== `#${picture.id}`) use.setAttribute("href", `#${picture.id}`);
  if (!use.parentElement) small?.append(use);
}

/** Lay the minimap where it covers the fewest open places. @param {HTMLElement} box @param {HTMLElement} port */
function takeCorner(box, port) {
  const window = port.getBoundingClientRect();
  const [wide, high] = [box.offsetWidth + GAP, box.offsetHeight + GAP];
  const open = [...port.querySelectorAll(".place.open .hit")].map((hit) => hit.getBoundingClientRect());
  let least = Infinity;
  for (const corner of ["bottom right", "bottom left", "top right", "top left"]) {
    const left = corner.includes("left") ? window.left : window.right - wide;
    const top = corner.includes("top") ? window.top : window.bottom - high;
    const covered = open.filter((one) => one.right > left && one.left < left + wide && one.bottom > top && one.top < top + high);
    if (covered.length >= least) continue;
    least = covered.length;
    box.dataset.corner = corner;
  }
}

/**
 * Let the minimap move what the window shows.
 * @param {HTMLElement} port @param {(x: number, y: number) => void} go to the point at these parts of the picture
 */
export function moveByMinimap(port, go) {
  const box = document.getElementById("minimap");
  if (!box) return;
  const follow = (/** @type {PointerEvent} */ event) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    go((event.clientX - left) / width, (event.clientY - top) / height);
  };
  box.addEventListener("pointerdown", (event) => {
    box.setPointerCapture(event.pointerId);
    event.preventDefault();
    follow(event);
  });
  box.addEventListener("pointermove", (event) => event.buttons && follow(event));
}
