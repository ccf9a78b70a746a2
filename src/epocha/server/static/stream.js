// @ts-check
// Stream: hears that the table changed, and fetches what it looks like now. Nothing is lost: whatever happened while the
// page slept, had no network, or the server was restarted, the first event afterwards leads to the present.

/**
 * @typedef {object} LiveEvent
 * @property {number} revision
 * @property {number} plies
 * @property {number} chat
 * @property {number[]} online
 * @property {number[]} thinking
 * @property {number} watching
 */

const SILENCE = 40_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/**
 * Listen to a table for as long as the page is open.
 * @param {string} address
 * @param {{ event: (event: LiveEvent) => void, lost: () => void, back: () => void }} hear
 */
export function listen(address, hear) {
  /** @type {EventSource | null} */
  let source = null;
  let wait = FIRST_WAIT;
  let lost = false;
  let heard = Date.now();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function open() {
    clearTimeout(timer);
    source?.close();
    heard = Date.now();
    source = new EventSource(address);
    source.onmessage = (message) => {
      heard = Date.now();
      wait = FIRST_WAIT;
      if (lost) hear.back();
      lost = false;
      hear.event(JSON.parse(message.data));
    };
    source.onerror = () => {
      source?.close();
      if (!lost) hear.lost();
      lost = true;
      timer = setTimeout(open, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    };
  }

  // a page that slept may hold a dead connection without knowing
  const awake = () => {
    if (document.visibilityState === "visible" && (lost || Date.now() - heard > SILENCE)) open();
  };
  document.addEventListener("visibilitychange", awake);
  addEventListener("online", open);
  addEventListener("pageshow", (event) => event.persisted && open());
  addEventListener("pagehide", () => source?.close());
  open();
}

/**
 * Return a function that carries out a task, one run at a time; calls during a run lead to one more run after it.
 * @param {() => Promise<void>} task
 * @returns {() => Promise<void>}
 */
export function oneAtATime(task) {
  /** @type {Promise<void> | null} */
  let running = null;
  let again = false;
  return () => {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await task();
      } while (again);
    })().finally(() => {
      running = null;
    });
    return running;
  };
}
