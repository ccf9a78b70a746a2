// @ts-check
// Stepper: a long row of numbers shows one of them at a time. The buttons beside it, and the arrow keys, lead to the next;
// the number itself is the button that chooses. Without scripts all numbers stand there.

/** Which number each row showed last, by what its actions begin with. @type {Map<string, string>} */
const last = new Map();

/** Let rows be stepped through. */
export function stepThrough() {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-step]") : null;
    const row = button?.closest(".stepper");
    if (button && row) step(row, Number(button.getAttribute("data-step")));
  });
  document.addEventListener("keydown", (event) => {
    const row = event.target instanceof Element ? event.target.closest(".stepper") : null;
    const way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!row || !way) return;
    event.preventDefault();
    step(row, way)?.focus();
  });
}

/** Show one number of each long row; to be called when the page has changed. @param {ParentNode} root */
export function showSteps(root) {
  for (const row of root.querySelectorAll(".stepper")) {
    const all = numbersOf(row);
    const known = all.find((number) => number.textContent === last.get(row.getAttribute("data-row") ?? ""));
    mark(row, all, known ?? all[0]);
  }
}

/** @param {Element} row @returns {HTMLButtonElement[]} */
function numbersOf(row) {
  return [...row.querySelectorAll("button")].filter((button) => button.name === "action");
}

/** @param {Element} row @param {number} way */
function step(row, way) {
  const all = numbersOf(row);
  const at = all.findIndex((number) => number.classList.contains("at"));
  const next = all[Math.max(0, Math.min(all.length - 1, at + way))];
  mark(row, all, next);
  return next;
}

/** @param {Element} row @param {HTMLButtonElement[]} all @param {HTMLButtonElement | undefined} shown */
function mark(row, all, shown) {
  row.classList.add("stepping");
  for (const number of all) number.classList.toggle("at", number === shown);
  last.set(row.getAttribute("data-row") ?? "", shown?.textContent ?? "");
  for (const [way, end] of /** @type {const} */ ([["-1", all[0]], ["1", all.at(-1)]])) {
    row.querySelector(`[data-step="${way}"]`)?.toggleAttribute("disabled", shown === end);
  }
}
