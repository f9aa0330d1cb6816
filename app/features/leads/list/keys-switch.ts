import { keptSwitch } from "~/components/desk/kept-switch";

export const KEYS_KEY = "deskKeys";

/** People who use speech input switch them off. */
export const keysSwitch = keptSwitch(KEYS_KEY, true);
