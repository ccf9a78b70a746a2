// @ts-check
// Act: sends what a person chose, quoting the decision that they saw, and shows the answer. Until the page shows what came
// of it the same question is not answered again, so a double click cannot do a second thing.

import { agreed } from "./caution.js";
import { byId, toast, words } from "./dom.js";
import { pageHas } from "./pictures.js";

/** Questions whose answers are on their way. @type {Set<string>} */
const pending = new Set();

/** What is to be chosen by itself after the answer that is on its way. @type {string[]} */
let following = [];

/** After how long a form shows that its answer is still to come, in milliseconds; one that comes soon would come later. */
const NOTICED = 100;

/** Of how many actions the site answers at once why they are forbidden. */
const MOST_ASKED = 64;

/** How many requests are on their way. */
let sending = 0;

/** Whether an answer is to come, which will bring along what became of the page. */
export function isSending() {
  return sending > 0;
}

/**
 * Let the forms of the table be sent without leaving the page.
 * @param {() => void} sent is called while the answer is on its way
 * @param {(page: string) => void} show grows into the page what became of it
 * @param {(revision?: number) => Promise<void>} refresh fetches the table, at least of that revision if one is given
 */
export function sendForms(sent, show, refresh) {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.act) return;
    event.preventDefault();
    const what = form.dataset.act;
    const fields = Object.fromEntries(new FormData(form, event.submitter)); // those that were seen: the page may change meanwhile
    if (!(await agreed(event.submitter))) return;
    const isAsked = form.isConnected && new FormData(form).get("decision") === (fields.decision ?? null);
    if (!isAsked) return refuse(words.stale ?? "");
    const question = `${what} ${fields.decision ?? fields.token ?? ""}`;
    if (pending.has(question)) return;
    pending.add(question);
    if (!following.length) following = aloneAfter(String(fields.action ?? ""));
    form.classList.add("sending");
    const late = setTimeout(() => form.classList.add("late"), NOTICED);
    sending += 1;
    const coming = send(what, fields);
    sent();
    const answer = await coming;
    sending -= 1;
    clearTimeout(late);
    if (answer && what === "chat") form.reset();
    if (answer) show(answer.page);
    await refresh(answer?.revision);
    form.classList.remove("sending", "late");
    pending.delete(question);
    if (answer) goOn();
    else following = [];
  });
}

/**
 * Choose an action by its text, as if its button had been pressed; if there is none any more, say so.
 * @param {string} action
 */
export function choose(action) {
  following = [];
  const button = buttonOf(action);
  if (button) button.form?.requestSubmit(button);
  else refuse(words.stale ?? "");
}

/**
 * Choose several actions one after the other, each as soon as what came of the last is there; what is not open then is
 * left out.
 * @param {string[]} actions
 */
export function chooseInTurn(actions) {
  following = [...actions];
  goOn();
}

function goOn() {
  while (following.length) {
    const button = buttonOf(following.shift() ?? "");
    if (button) return button.form?.requestSubmit(button);
  }
}

/** What a place says is the only answer to what is asked next, so that it is not asked. @param {string} action */
function aloneAfter(action) {
  const places = [...document.querySelectorAll(".place[data-alone]")];
  const place = places.find((one) => one.getAttribute("data-actions")?.split("|").includes(action));
  return place?.getAttribute("data-alone")?.split("|") ?? [];
}

/** @param {string} action */
function buttonOf(action) {
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#choices button[name=action]"));
  return [...buttons].find((button) => button.value === action);
}

/**
 * @param {string} what
 * @param {Record<string, FormDataEntryValue>} fields
 * @returns {Promise<{ revision: number, page: string } | undefined>} the revision that the table has by it, and what
 *   became of the page; nothing if it was not done
 */
async function send(what, fields) {
  const { csrf, view: _view, ...body } = fields;
  try {
    const response = await fetch(`${words.api}/${what}${new URL(words.live ?? "", location.href).search}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf": String(csrf), ...pageHas(byId("live")) },
      body: JSON.stringify(withNumbers(body)),
    });
    const answer = await response.json();
    if (response.ok) {
      if (answer.code === "done-already") toast(words.already ?? "");
      return answer;
    }
    refuse(answer.message, answer.rule);
  } catch {
    toast(words.failed ?? "", { kind: "refused" });
  }
  return undefined;
}

/** Fields of forms are text; seats are numbers; what is empty was not said. @param {Record<string, unknown>} body */
function withNumbers(body) {
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [name, name === "seat" ? Number(value) : value]),
  );
}

/**
 * Say why something is refused, and lead to the rule.
 * @param {string} message
 * @param {string} [rule]
 */
export function refuse(message, rule = "") {
  const more = rule ? { link: `${words.rules}#${rule}`, linkText: (words.rule ?? "").replace("RULE", rule) } : {};
  toast(message, { kind: "refused", ...more });
}

/**
 * Ask the table why an action is not allowed to a seat.
 * @param {string} seat
 * @param {string[]} actions texts to try; the first counts that the game understands and forbids
 * @returns {Promise<{ text: string, rule: string } | undefined>} nothing if it is allowed, or no action
 */
export async function whyNot(seat, actions) {
  const tried = actions.slice(0, MOST_ASKED).map((action) => ["action", action]);
  const query = new URLSearchParams([["seat", seat], ...tried]);
  const response = await fetch(`${words.api}/why?${query}`);
  const answer = response.ok ? await response.json() : { allowed: true };
  return answer.allowed ? undefined : answer;
}
