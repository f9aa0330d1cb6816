import { keptSwitch } from "~/features/desk/kept-switch";

/** The storage key under which a browser remembers that the keys of the desk are switched off. */
export const KEYS_KEY = "deskKeys";

/** Whether single keys work on the dashboard: people who use speech input switch that off. */
export const keysSwitch = keptSwitch(KEYS_KEY, true);
