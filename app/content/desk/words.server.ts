import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { type DeskWords, nl } from "./nl";
import { registerWords } from "./words";

export const deskWords: PerLanguage<DeskWords> = { nl, en };

// For components, which the server renders too.
registerWords("nl", nl);
registerWords("en", en);
