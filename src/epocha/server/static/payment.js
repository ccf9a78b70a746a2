// @ts-check
// Payment: how much of each is paid, in one go. The cheapest stands there at first; where the number is given, more of one
// kind takes away from another. Where not every number fits, the page has the whole payments as a list. The button sends
// all picks as one answer. What somebody has set stays through what else happens at the table, until another question is
// asked.

/** What was set, by what is paid, for the question that the page shows. @type {Map<string, number>} */
const chosen = new Map();
let asked = "";

/** Let amounts be changed. */
export function payInOne() {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-pay]") : null;
    const portion = button?.closest(".portion");
    if (!button || !(portion instanceof HTMLElement)) return;
    change(portion, Number(button.getAttribute("data-pay")));
  });
}

/** Show what was set; to be called when the page has changed. @param {HTMLElement} live */
export function showPayment(live) {
  if (asked !== live.dataset.turn) chosen.clear();
  asked = live.dataset.turn ?? "";
  for (const portion of portions()) {
    const set = chosen.get(portion.dataset.pick ?? "");
    if (set !== undefined) portion.dataset.amount = String(set);
  }
  tell();
}

/** @returns {HTMLElement[]} */
function portions() {
  return [...document.querySelectorAll("#payment .portion")].filter((one) => one instanceof HTMLElement);
}

/** @param {HTMLElement} portion @returns {number} */
function amount(portion) {
  return Number(portion.dataset.amount);
}

/** @param {HTMLElement} portion @param {number} by */
function change(portion, by) {
  const payment = document.getElementById("payment");
  const most = Number(payment?.dataset.most);
  const to = amount(portion) + by;
  if (to < 0 || to > Number(portion.dataset.has)) return;
  const total = portions().reduce((sum, one) => sum + amount(one), 0);
  if (total + by > most) {
    const other = portions().find((one) => one !== portion && amount(one) > 0);
    if (!other) return;
    other.dataset.amount = String(amount(other) - 1);
  }
  portion.dataset.amount = String(to);
  for (const one of portions()) chosen.set(one.dataset.pick ?? "", amount(one));
  tell();
}

/** Show what the amounts come to, and whether that can be paid. */
function tell() {
  const payment = document.getElementById("payment");
  if (!payment) return;
  const all = portions();
  const [least, most, kinds, brought] = ["least", "most", "kinds", "brought"].map((name) => Number(payment.dataset[name]));
  const total = all.reduce((sum, one) => sum + amount(one), 0);
  const used = all.filter((one) => amount(one) > 0 || one.dataset.begun !== undefined).length;
  const worth = all.reduce((sum, one) => sum + amount(one) * Number(one.dataset.worth), brought ?? 0);
  for (const one of all) {
    const shown = one.querySelector("output");
    if (shown) shown.textContent = String(amount(one));
    one.querySelector("[data-pay='-1']")?.toggleAttribute("disabled", amount(one) === 0);
    one.querySelector("[data-pay='1']")?.toggleAttribute("disabled", amount(one) >= Number(one.dataset.has));
    one.classList.toggle("is-none", amount(one) === 0);
  }
  fill(payment.querySelector("[data-sum]"), "data-sum", total);
  fill(payment.querySelector("[data-of-kinds]"), "data-of-kinds", used);
  fill(payment.querySelector("[data-of-worth]"), "data-of-worth", worth);
  const brings = payment.querySelector("[data-brings]");
  if (brings) brings.textContent = String(worth);
  const confirm = payment.querySelector(".confirm");
  if (!(confirm instanceof HTMLButtonElement)) return;
  const picks = all.flatMap((one) => Array.from({ length: amount(one) }, () => one.dataset.pick ?? ""));
  if (payment.dataset.end && total < (most ?? 0)) picks.push(payment.dataset.end);
  confirm.value = picks.join(", ");
  const ways = payment.dataset.ways;
  const fits = ways === undefined || ways.split(" ").includes(all.map(amount).join(","));
  confirm.disabled = !fits || total < (least ?? 0) || total > (most ?? 0) || (kinds !== 0 && used !== kinds);
}

/** @param {Element | null} place @param {string} name @param {number} paid */
function fill(place, name, paid) {
  if (place) place.textContent = (place.getAttribute(name) ?? "").replace("PAID", String(paid));
}
