// @ts-check
// On every page: the switch of the theme, and buttons that copy an address.

import "./contribute.js";
import { useSign } from "./dom.js";

const THEMES = /** @type {const} */ (["system", "light", "dark"]);
const SIGNS = { system: "system", light: "sun", dark: "moon" };

/** Let the button go through the themes: the system's, light, dark. */
function switchTheme() {
  const button = document.getElementById("theme-switch");
  if (!button) return;
  const show = () => {
    const theme = THEMES.find((name) => name === document.documentElement.dataset.theme) ?? "system";
    const label = button.dataset[theme] ?? "";
    button.title = label;
    button.setAttribute("aria-label", label);
    useSign(button, SIGNS[theme]);
    return theme;
  };
  button.addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(show()) + 1) % THEMES.length] ?? "system";
    if (next === "system") {
      delete document.documentElement.dataset.theme;
      localStorage.removeItem("theme");
    } else {
      document.documentElement.dataset.theme = next;
      localStorage.setItem("theme", next);
    }
    show();
  });
  show();
}

/** Copy what a button stands for: with `data-copy` a whole address, with `data-copy-from` what a field says. */
function copyAddresses() {
  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-copy], [data-copy-from]") : null;
    if (!(button instanceof HTMLElement)) return;
    const field = document.getElementById(button.dataset.copyFrom ?? "") ?? button.parentElement?.querySelector("input");
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const said = button.dataset.copyFrom && isField ? field.value : new URL(button.dataset.copy ?? "", location.href).href;
    try {
      await navigator.clipboard.writeText(said);
    } catch {
      if (isField) field.select();
      document.execCommand("copy");
    }
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1500);
  });
}

switchTheme();
copyAddresses();
