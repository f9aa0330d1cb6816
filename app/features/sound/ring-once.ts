import { isChimeAllowed, playChime } from "./chime";
import { soundChoice } from "./sound-choice";

const LOCK = "desk-chime";
/** How long after one chime no page of this browser begins another, in milliseconds. */
const QUIET = 2_500;

/**
 * Rings for what has just come in, where sound is on: of all pages that hear of it at the same time, one (Web Locks). A
 * page that may not make sound leaves it to the others.
 */
export async function ringOnce(): Promise<void> {
  if (!soundChoice.isOn() || !isChimeAllowed()) return;
  if (!navigator.locks) return playChime();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    playChime();
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  });
}
