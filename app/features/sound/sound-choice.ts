import { keptSwitch } from "~/features/desk/kept-switch";

export const SOUND_KEY = "deskSound";

export const soundChoice = keptSwitch(SOUND_KEY, false);
