// @ts-check
// Sheet: on a phone held upright, what is asked lies below the board. At first it is so low that the board has most of the
// window; its arrow unfolds it, then folds it to one line, then lets it be as at first. Without scripts the arrow only folds.

/** Letters of a choice that is too long for half of a line. */
const LONG = 48;
/** And of one that is too long for two such lines beside a board. */
const LONGEST = 72;

let isUnfolded = false;

function arrow() {
  const found = document.getElementById("now-fold");
  return found instanceof HTMLInputElement ? found : null;
}

/** Let the sheet be unfolded too. */
export function unfoldSheet() {
  document.addEventListener("change", ({ target }) => {
    const box = arrow();
    if (!box || target !== box) return;
    isUnfolded = box.checked && !isUnfolded && Boolean(document.querySelector("#choices:not(.reaction, .on-picture)"));
    if (isUnfolded) box.checked = false;
    box.indeterminate = isUnfolded;
  });
  document.addEventListener("click", ({ target }) => {
    const fold = target instanceof Element ? target.closest("#choices .choice-fold > summary")?.parentElement : null;
    // what opens below the edge of the sheet would not be seen at all
    fold?.addEventListener("toggle", () => fold.hasAttribute("open") && fold.scrollIntoView({ block: "nearest" }), { once: true });
  });
}

/** Let the board have the room again; to be called when something else is asked. */
export function lowerSheet() {
  isUnfolded = false;
  const box = arrow();
  if (box) box.indeterminate = false;
  // to scroll it lays the page out, which it shall be once, when it is drawn
  requestAnimationFrame(() => document.getElementById("now")?.scrollTo({ top: 0 }));
}

/** Let long choices have lines of their own, on a phone and beside a board; to be called when the page has changed. */
export function layChoices() {
  for (const choice of document.querySelectorAll("#choices > .choice")) {
    const letters = (choice.textContent ?? "").trim().length;
    choice.classList.toggle("long", letters > LONG);
    choice.classList.toggle("longest", letters > LONGEST);
  }
}
