// @ts-check
// Log: a line that is pointed at shows on the pictures the places that it speaks of.

/** Let lines of the log light up their places. */
export function lightUpPlaces() {
  document.addEventListener("pointerover", (event) => {
    const line = event.target instanceof Element ? event.target.closest("[data-places]") : null;
    const texts = line?.getAttribute("data-places")?.split("|") ?? [];
    for (const place of document.querySelectorAll(texts.length ? "[data-actions]" : ".spoken-of")) {
      const stems = (place.getAttribute("data-actions") ?? "").split("|").filter(Boolean);
      const spoken = stems.some((stem) => texts.some((text) => text === stem || text.startsWith(`${stem} `)));
      place.classList.toggle("spoken-of", spoken);
    }
  });
}
