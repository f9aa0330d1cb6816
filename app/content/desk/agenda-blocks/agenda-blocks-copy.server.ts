import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type AgendaBlocksCopy = typeof nl;

export const agendaBlocksCopy: PerLanguage<AgendaBlocksCopy> = { nl, en };
