// @ts-check
// Contribute: what this browser adds to the shuffles of a table, so that nobody else can have chosen them. It is made at
// random once the page shows what the site is committed to; both are kept here, to be compared when the game is over.

const KEPT = "contributions";
/** Tables to remember. */
const MOST = 100;
/** Times that the page contributes by itself before it leaves that to the button. */
let left = 3;

/** @typedef {Record<string, { commitment: string, word: string }>} Kept what was seen and given, by table */

/** @returns {Kept} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} table @param {string} commitment @param {string} word */
function keep(table, commitment, word) {
  const all = kept();
  delete all[table];
  const latest = [...Object.entries(all), /** @type {const} */ ([table, { commitment, word }])].slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // nothing can be kept here; the player can still compare by eye
  }
}

/** @returns {string} 256 random bits */
function drawWord() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fill in what a form contributes, or that this browser will contribute, before it is sent. */
function fillIn() {
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      const later = form.querySelector("input[name=contribute]");
      if (later instanceof HTMLInputElement) later.value = "true";
      const field = form.querySelector("input[name=contribution]");
      const { table, commitment } = form.dataset;
      if (!(field instanceof HTMLInputElement) || !table || !commitment) return;
      field.value = kept()[table]?.commitment === commitment ? (kept()[table]?.word ?? "") : drawWord();
      keep(table, commitment, field.value);
    },
    true,
  );
}

/** Contribute if the table on this page waits for it. */
export function contribute() {
  const form = document.getElementById("contribute");
  if (!(form instanceof HTMLFormElement) || left === 0) return;
  left -= 1;
  form.hidden = true; // nobody needs its button, unless this fails
  form.requestSubmit();
}

/** Compare what the table says with what was seen and given here. */
function compare() {
  const verdict = document.getElementById("own-contribution");
  const mine = kept()[verdict?.dataset.table ?? ""];
  if (!verdict || !mine) return;
  const { commitment, words = "", good = "", bad = "" } = verdict.dataset;
  const holds = commitment === mine.commitment && words.split(" ").includes(mine.word);
  verdict.className = holds ? "good" : "bad";
  verdict.textContent = holds ? good : bad;
  verdict.hidden = false;
}

fillIn();
compare();
