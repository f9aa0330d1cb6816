import { keptSwitch } from "~/features/desk/kept-switch";

/** Where a browser keeps that the desk may be heard. */
export const SOUND_KEY = "deskSound";

/** Whether the desk may be heard in this browser: not until somebody says so. */
export const soundChoice = keptSwitch(SOUND_KEY, false);
