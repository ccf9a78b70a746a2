// @ts-check
// Reaction: the quick "no" to a reaction window by one key, unless the person is typing; and room for all of its cards.

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

/**
 * Let a window have the room of what is read where its cards would scroll otherwise, now and as often as that is asked.
 * @param {HTMLElement} live
 */
export function giveRoom(live) {
  const give = () => {
    live.classList.remove("all-for-window");
    const held = live.querySelector("#choices > .held");
    if (held && held.scrollHeight > held.clientHeight) live.classList.add("all-for-window");
  };
  const soon = () => void requestAnimationFrame(give); // when hints have their place
  addEventListener("resize", soon);
  const own = document.getElementById("me");
  if (own) new ResizeObserver(soon).observe(own); // what it has is taken from the window
  soon();
  return soon;
}
