// @ts-check
// View: pan, zoom and fit of the shared board, by buttons, wheel, drag and pinch. The window keeps its place through all
// changes of the board, because it is not part of what is fetched.

const MOST = 4;
const DRAG = 5;

/** Let the board be moved and enlarged. */
export function panAndZoom() {
  const found = { port: document.getElementById("viewport"), stage: document.getElementById("stage") };
  if (!found.port || !found.stage) return;
  const port = found.port;
  const stage = found.stage;
  const at = { x: 0, y: 0, zoom: 1 };
  /** @type {Map<number, PointerEvent>} */
  const fingers = new Map();
  let moved = 0;

  function show() {
    at.zoom = Math.max(1, Math.min(MOST, at.zoom));
    at.x = Math.min(0, Math.max(port.clientWidth * (1 - at.zoom), at.x));
    at.y = Math.min(0, Math.max(port.clientHeight * (1 - at.zoom), at.y));
    stage.style.transform = at.zoom === 1 ? "" : `translate(${at.x}px, ${at.y}px) scale(${at.zoom})`;
    port.classList.toggle("zoomed", at.zoom > 1);
  }

  /** @param {number} factor @param {number} x @param {number} y the point of the window that stays where it is */
  function zoom(factor, x, y) {
    const before = at.zoom;
    at.zoom = Math.max(1, Math.min(MOST, at.zoom * factor));
    at.x = x - ((x - at.x) * at.zoom) / before;
    at.y = y - ((y - at.y) * at.zoom) / before;
    show();
  }

  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-zoom]") : null;
    if (!(button instanceof HTMLElement)) return;
    if (button.dataset.zoom === "fit") Object.assign(at, { x: 0, y: 0, zoom: 1 });
    const factor = button.dataset.zoom === "in" ? 1.4 : button.dataset.zoom === "out" ? 1 / 1.4 : 1;
    zoom(factor, port.clientWidth / 2, port.clientHeight / 2);
  });

  port.addEventListener(
    "wheel",
    (event) => {
      if (at.zoom === 1 && event.deltaY > 0) return;
      event.preventDefault();
      const box = port.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 400), event.clientX - box.x, event.clientY - box.y);
    },
    { passive: false },
  );

  port.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    moved = 0;
  });
  port.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    fingers.set(event.pointerId, event);
    const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    moved += Math.abs(event.clientX - was.clientX) + Math.abs(event.clientY - was.clientY);
    if (other) {
      const box = port.getBoundingClientRect();
      const x = (event.clientX + other.clientX) / 2 - box.x;
      const y = (event.clientY + other.clientY) / 2 - box.y;
      zoom(apart(event, other) / Math.max(1, apart(was, other)), x, y);
    } else if (at.zoom > 1 && moved > DRAG) {
      at.x += event.clientX - was.clientX;
      at.y += event.clientY - was.clientY;
      port.classList.add("panning");
      show();
    }
  });
  for (const type of ["pointerup", "pointercancel", "pointerleave"]) {
    port.addEventListener(type, (event) => {
      if (event instanceof PointerEvent) fingers.delete(event.pointerId);
      port.classList.remove("panning");
    });
  }
  // what ends a drag is not a click on a place
  port.addEventListener(
    "click",
    (event) => {
      if (moved > DRAG && at.zoom > 1) event.stopPropagation();
    },
    true,
  );
  addEventListener("resize", show);
}

/** @param {PointerEvent} a @param {PointerEvent} b */
function apart(a, b) {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
