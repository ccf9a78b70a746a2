// @ts-check
// Reaction: the quick "no" to a reaction window by one key, unless the person is typing.

const KEY = "n";
const TYPING = "input:not([type=checkbox]), textarea, select";

/** Let the key that stands on the button press it. */
export function declineByKey() {
  document.addEventListener("keydown", (event) => {
    const { key, repeat, ctrlKey, altKey, metaKey, target } = event;
    if (key.toLowerCase() !== KEY || repeat || ctrlKey || altKey || metaKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    const decline = document.getElementById("decline");
    if (decline instanceof HTMLButtonElement) decline.click();
  });
}
