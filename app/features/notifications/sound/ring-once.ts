import { isChimeAllowed, playChime } from "./chime";
import { soundChoice } from "./sound-choice";

const LOCK = "desk-chime";
/** Milliseconds. */
const QUIET = 2_500;

/** Of several pages that hear of it at once only one rings (Web Locks), if it may make sound. */
export async function ringOnce(): Promise<void> {
  if (!soundChoice.isOn() || !isChimeAllowed()) return;
  if (!navigator.locks) return playChime();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    playChime();
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  });
}
