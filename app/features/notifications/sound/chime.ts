import { keptSwitch } from "~/components/desk/kept-switch";

/** Seconds after the start, hertz, and volume. */
const KNOCK = { at: 0, pitch: 196, gain: 0.12, lasts: 0.05 };
const THREADS = [
  { at: 0.06, pitch: 659.25, gain: 0.2, lasts: 0.5 },
  { at: 0.2, pitch: 987.77, gain: 0.16, lasts: 0.8 },
];
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Browsers allow sound only during a click or a key press. */
export function allowChime(): void {
  context ??= new AudioContext();
  void context.resume();
}

function isChimeAllowed(): boolean {
  return context?.state === "running";
}

/** Silent if sound is not allowed. */
export function playChime(): void {
  if (!context || !isChimeAllowed()) return;
  playTone(context, KNOCK, "square");
  for (const thread of THREADS) playTone(context, thread, "triangle");
}

function playTone(audio: AudioContext, { at, pitch, gain, lasts }: typeof KNOCK, type: OscillatorType): void {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

const LOCK = "desk-chime";
/** Milliseconds. */
const QUIET = 2_500;

/** One of several pages that hear of it at once rings (Web Locks), if it may make sound. */
export async function ringOnce(): Promise<void> {
  if (!soundChoice.isOn() || !isChimeAllowed()) return;
  if (!navigator.locks) return playChime();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    playChime();
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  });
}

export const SOUND_KEY = "deskSound";

export const soundChoice = keptSwitch(SOUND_KEY, false);
