import { keptSwitch } from "~/components/desk/kept-switch";

export const SOUND_KEY = "deskSound";

export const soundChoice = keptSwitch(SOUND_KEY, false);
