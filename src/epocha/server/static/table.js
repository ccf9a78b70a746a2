// @ts-check
// Table: brings the page of a table to life. The server draws everything; this fetches the changing part when the event
// stream says so, grows it into the page, and shows how it came about.

import { isSending, sendForms } from "./act.js";
import { keepMoment, showAgain } from "./again.js";
import { openAlbum } from "./album.js";
import { lookAhead } from "./ahead.js";
import { drawArrows } from "./arrows.js";
import { setUpCautions } from "./caution.js";
import { contribute } from "./contribute.js";
import { drawCurtain, liftCurtain } from "./curtain.js";
import { byId, parse, toast, words } from "./dom.js";
import { rulesInPlace } from "./help.js";
import { keepHints } from "./hints.js";
import { letReach, moveByArrows } from "./keys.js";
import { lookThroughLenses, showLens } from "./lenses.js";
import { lightUpPlaces, openWhatIsRead } from "./log.js";
import { morph } from "./morph.js";
import { moment, showMotion } from "./motion.js";
import { newsSince } from "./news.js";
import { look, looked, pick, setUpPace } from "./pace.js";
import { payInOne, showPayment } from "./payment.js";
import { arrangePictures, noteNews, pageHas } from "./pictures.js";
import { mark, openPlaces } from "./places.js";
import { planAhead, showPlan } from "./plan.js";
import { lookAgain, lookClosely } from "./point.js";
import { declineByKey, giveRoom } from "./reaction.js";
import { layChoices, lowerSheet, unfoldSheet } from "./sheet.js";
import { callPerson, setUpSignals, showTurn, sounds } from "./signals.js";
import { showSteps, stepThrough } from "./stepper.js";
import { listen, oneAtATime } from "./stream.js";
import { panAndZoom } from "./view.js";

/** @typedef {import("./stream.js").LiveEvent} LiveEvent */

const live = byId("live");
mark(live);
const showHints = keepHints(live);
const giveWindowRoom = giveRoom(live);

/** For so many milliseconds it counts how the page stood: in that time nobody moves or enlarges a picture by much. */
const FRESH = 300;

/** The newest revision that was heard of, and whether to fetch whatever was heard. */
let wanted = 0;
let always = false;

const fetchLive = oneAtATime(async () => {
  if (Number(live.dataset.revision) < wanted) always = true;
  try {
    while (always) {
      always = false;
      await looked();
      const response = await fetch(words.live ?? "", { headers: pageHas(live) });
      if (response.ok) show(await response.text(), false);
    }
  } catch {
    // the network is away; the stream says so, and leads back here when it returns
  }
});

/**
 * Fetch the table as it is now, unless the page shows that revision already. An action is answered with its revision and
 * followed by an event of the same, which must not fetch the same twice.
 * @param {number} [revision] without it the table is fetched in any case
 */
function refresh(revision) {
  if (revision === undefined) always = true;
  else wanted = Math.max(wanted, revision);
  return fetchLive();
}

/** How the page stood when its person last did something, looked at while the answer was on its way. */
let seen = { now: /** @type {import("./motion.js").Moment | null} */ (null), at: 0 };

/** How the page stands; to be called before anything changes, or the page is laid out for it. */
function momentNow() {
  const { now, at } = seen;
  seen = { now: null, at: 0 };
  return now && performance.now() - at < FRESH ? now : moment(live);
}

/** Whether a state of the table is from before what the page shows. @param {DOMStringMap} fresh */
function isOlder({ revision, drafted }) {
  const later = Number(revision) - Number(live.dataset.revision);
  // a draft of an answer has no revision of its own
  return later < 0 || (later === 0 && Number(drafted) < Number(live.dataset.drafted));
}

/**
 * Grow a fresh state of the table into the page, or fetch it anew if that fails.
 * @param {string} page
 * @param {boolean} [own] whether it is what the person here did
 */
function show(page, own = true) {
  const fresh = parse(page, "#live");
  if (!fresh || isOlder(fresh.dataset)) return;
  const was = momentNow();
  drawCurtain(fresh);
  pick(own);
  keepMoment(live, fresh, was);
  const turn = live.dataset.turn;
  const ply = Number(live.dataset.ply);
  const over = live.classList.contains("is-finished");
  const focused = document.activeElement;
  if (!morph(live, fresh)) always = true; // what was asked for while this was fetched is still wanted
  mark(live);
  letReach(live);
  lookAgain();
  showSteps(live);
  layChoices();
  showPayment(live);
  showPlan(live);
  showHints();
  giveWindowRoom();
  tellLog(ply);
  keepFocus(focused);
  const mine = live.dataset.turn;
  if (mine !== turn) lowerSheet();
  showTurn(Boolean(mine));
  requestAnimationFrame(panAndZoom); // it measures, and so does what moves: the page is laid out once for both
  showMotion(live, was);
  showLens();
  noteNews();
  contribute();
  const news = newsSince(live, ply);
  if (news.aims.length) requestAnimationFrame(() => drawArrows(news.aims)); // it measures, as what moves does
  if (!own && Number(live.dataset.ply) > ply) look();
  const ended = !over && live.classList.contains("is-finished");
  sounds([...news.cues, ...(ended ? [live.dataset.won ? "victory" : "over"] : mine && !turn ? ["turn"] : [])]);
  if (mine && !turn) callPerson(byId("prompt").textContent ?? "");
  else if (mine && mine !== turn) byId("announce-log").append(` ${byId("prompt").textContent}`);
}

/** Read the new lines of the log to those who cannot see them. @param {number} ply those after it are new */
function tellLog(ply) {
  const fresh = [...live.querySelectorAll("#ledger li[value]")].filter((line) => Number(line.getAttribute("value")) > ply);
  const told = fresh.slice(0, 8).reverse();
  byId("announce-log").textContent = told.map((line) => line.querySelector(".did")?.textContent?.trim()).join(" ");
}

/** Whoever chose with the keyboard goes on there: a button that went away leaves the focus to the list. @param {Element | null} was */
function keepFocus(was) {
  if (was && !was.isConnected && live.dataset.turn) {
    const first = document.querySelector("#choices button");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }
}

/** Show who is here and who thinks, without fetching anything. @param {LiveEvent} event */
function showPresence(event) {
  for (const dot of live.querySelectorAll("[data-online]")) {
    const here = event.online.includes(Number(dot.getAttribute("data-online")));
    dot.classList.toggle("on", here);
    dot.setAttribute("title", (here ? words.here : words.away) ?? "");
  }
  for (const note of live.querySelectorAll("[data-thinking]")) {
    note.toggleAttribute("hidden", !event.thinking.includes(Number(note.getAttribute("data-thinking"))));
  }
  const watching = live.querySelector("[data-watching]");
  const count = String(event.watching);
  if (watching && watching.textContent !== count) watching.textContent = count; // text that is set is laid out anew
}

/** Tell what this page has shown when it is left, so that its person is shown later what they missed. */
function tellSeen() {
  if (document.visibilityState !== "hidden" || !live.querySelector("form[data-act=chat]")) return;
  void fetch(`${words.api}/seen`, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json", "x-csrf": words.csrf ?? "" },
    body: JSON.stringify({ ply: Number(live.dataset.ply) }),
  }).catch(() => {});
}

function dismissals() {
  for (const button of document.querySelectorAll("[data-dismiss]")) {
    button.addEventListener("click", () => button.closest("aside")?.remove());
  }
}

letReach(live);
showTurn(Boolean(live.dataset.turn));
dismissals();
sendForms(() => (seen = { now: moment(live), at: performance.now() }), show, refresh);
openPlaces();
stepThrough();
unfoldSheet();
layChoices();
showSteps(live);
payInOne();
showPayment(live);
planAhead(live);
moveByArrows();
declineByKey();
panAndZoom();
lookThroughLenses();
arrangePictures(() => void refresh());
lookClosely();
rulesInPlace();
openAlbum();
lightUpPlaces();
openWhatIsRead();
liftCurtain(live);
setUpSignals();
setUpPace();
setUpCautions();
lookAhead();
showAgain();
document.addEventListener("visibilitychange", tellSeen);
listen(words.events ?? "", {
  event(event) {
    if (isSending()) wanted = Math.max(wanted, event.revision);
    else void refresh(event.revision);
    showPresence(event);
  },
  lost() {
    byId("connection").textContent = words.offline ?? "";
  },
  back() {
    byId("connection").textContent = "";
    toast(words.online ?? "");
    void refresh();
  },
});
contribute();
