import { keptSwitch } from "~/features/desk/kept-switch";

/** Where a browser keeps that the keys of the desk are switched off. */
export const KEYS_KEY = "deskKeys";

/** Whether single keys do something on the dashboard: people who speak to their computer switch that off. */
export const keysSwitch = keptSwitch(KEYS_KEY, true);
