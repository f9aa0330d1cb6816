import { keptSwitch } from "~/features/desk/kept-switch";

/** The key under which a browser remembers that the desk may make sound. */
export const SOUND_KEY = "deskSound";

/** Whether the desk may make sound in this browser: off until somebody turns it on. */
export const soundChoice = keptSwitch(SOUND_KEY, false);
