// @ts-check
// Rulers: the names of columns and rows of a board, `data-ruler` "across" or "down". While it is enlarged they stay at the
// upper and left edge of what its window shows: choices are called by them.

/**
 * Keep the rulers of a picture in sight.
 * @param {HTMLElement} port @param {HTMLElement} stage @param {{ x: number, y: number, zoom: number }} at
 * @param {{ width: number, height: number }} drawn how large the picture is before it is enlarged
 */
export function keepRulers(port, stage, at, drawn) {
  const picture = stage.querySelector("svg");
  if (!picture || !drawn.width) return;
  const units = picture.viewBox.baseVal.width / drawn.width;
  const beyond = (/** @type {number} */ begins, /** @type {number} */ room, /** @type {number} */ size) =>
    Math.max(0, -begins / at.zoom - (room - size) / 2) * units;
  const [left, top] = [beyond(at.x, port.clientWidth, drawn.width), beyond(at.y, port.clientHeight, drawn.height)];
  for (const ruler of picture.querySelectorAll("[data-ruler]")) {
    const isDown = ruler.getAttribute("data-ruler") === "down";
    ruler.setAttribute("transform", isDown ? `translate(${left} 0)` : `translate(0 ${top})`);
    if (!isDown) clearCorner(ruler, left);
  }
}

/** Hide the names of columns that would lie on those of rows. @param {Element} ruler @param {number} left where it begins */
function clearCorner(ruler, left) {
  for (const name of ruler.children) {
    if (!(name instanceof SVGGraphicsElement)) continue;
    const x = name.transform.baseVal.consolidate()?.matrix.e ?? 0;
    const wide = Number(name.querySelector("rect")?.getAttribute("width") ?? 0);
    name.style.visibility = left && x < left + wide ? "hidden" : "";
  }
}
