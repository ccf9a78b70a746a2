// @ts-check
// Sounds: made here, of tones and noise. Each takes its time and level from what it stands for: wood on wood, dice on a
// table, coins, cards, something that threatens, a call, and a fanfare.

/**
 * @typedef {{ audio: AudioContext, out: AudioNode, at: number }} Stage
 * @typedef {(stage: Stage) => void} Sound
 */

/** @type {Record<string, Sound>} */
const SOUNDS = {
  place(stage) {
    tone(stage, 190, 90, 0, 0.12, 0.5, "triangle");
    noise(stage, 900, 0, 0.04, 0.25);
  },
  dice(stage) {
    for (const [start, high] of /** @type {const} */ ([[0, 1300], [0.07, 1050], [0.13, 1450], [0.22, 950], [0.34, 800]])) {
      noise(stage, high, start, 0.05, 2, 4); // each is a knock with a pitch of its own
    }
  },
  coins(stage) {
    for (const [start, high] of /** @type {const} */ ([[0, 2093], [0.06, 2637], [0.13, 3136]])) {
      tone(stage, high, high, start, 0.22, 0.16, "sine");
      tone(stage, high * 2.76, high * 2.76, start, 0.09, 0.05, "sine");
    }
  },
  cards(stage) {
    noise(stage, 6500, 0, 0.2, 0.4);
    noise(stage, 4200, 0.14, 0.08, 0.4);
  },
  threat(stage) {
    tone(stage, 233, 196, 0, 0.35, 0.3, "triangle");
    tone(stage, 220, 147, 0.18, 0.5, 0.3, "triangle");
  },
  turn(stage) {
    tone(stage, 587.3, 587.3, 0, 0.5, 0.3, "sine");
    tone(stage, 880, 880, 0.13, 0.5, 0.3, "sine");
  },
  over(stage) {
    tone(stage, 523.3, 523.3, 0, 0.5, 0.25, "triangle");
    tone(stage, 392, 392, 0.2, 0.7, 0.25, "triangle");
  },
  victory(stage) {
    for (const [start, high] of /** @type {const} */ ([[0, 523.3], [0.14, 659.3], [0.28, 784], [0.42, 1046.5]])) {
      tone(stage, high, high, start, start > 0.4 ? 0.9 : 0.3, 0.28, "triangle");
    }
  },
};

/** Seconds between the beginnings of sounds that are heard together. */
const APART = 0.16;

/**
 * Play sounds one shortly after the other.
 * @param {AudioContext} audio
 * @param {string[]} names those that are no sounds are not heard
 * @param {number} volume from 0 to 1
 * @returns {number} the time of the context when the last of them has begun
 */
export function play(audio, names, volume) {
  const out = audio.createGain();
  out.gain.value = volume * volume; // as loud as it seems
  out.connect(audio.destination);
  const known = names.filter((name) => name in SOUNDS);
  known.forEach((name, number) => SOUNDS[name]?.({ audio, out, at: audio.currentTime + 0.02 + APART * number }));
  return audio.currentTime + APART * known.length;
}

/**
 * @param {Stage} stage @param {number} from the pitch in hertz, at first @param {number} to and in the end
 * @param {number} start @param {number} length in seconds @param {number} level @param {OscillatorType} wave
 */
function tone({ audio, out, at }, from, to, start, length, level, wave) {
  const voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, at + start);
  voice.frequency.exponentialRampToValueAtTime(to, at + start + length);
  voice.connect(fading(audio, at + start, length, level)).connect(out);
  voice.start(at + start);
  voice.stop(at + start + length + 0.05);
}

/**
 * @param {Stage} stage @param {number} high the middle of what is heard, in hertz
 * @param {number} start @param {number} length in seconds @param {number} level
 * @param {number} [sharp] how closely to that: from 4 on it has a pitch
 */
function noise({ audio, out, at }, high, start, length, level, sharp = 1) {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * (length + 0.05)), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = 2 * Math.random() - 1;
  const voice = audio.createBufferSource();
  voice.buffer = samples;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = high;
  filter.Q.value = sharp;
  voice.connect(filter).connect(fading(audio, at + start, length, level)).connect(out);
  voice.start(at + start);
}

/** A volume that rises at once and fades. @param {AudioContext} audio @param {number} at @param {number} length @param {number} level */
function fading(audio, at, length, level) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + Math.min(0.015, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  return gain;
}
