import { isChimeAllowed, playChime } from "./chime";
import { soundChoice } from "./sound-choice";

const LOCK = "desk-chime";
/** For how long after a chime no other page of this browser starts one, in milliseconds. */
const QUIET = 2_500;

/**
 * Rings for news, if sound is on: when several pages hear of it at the same time, only one does (Web Locks). A page
 * that may not make sound leaves it to the others.
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
