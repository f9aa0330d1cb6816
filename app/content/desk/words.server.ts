import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { type DeskWords, nl } from "./nl";
import { registerWords } from "./words";

export const deskWords: PerLanguage<DeskWords> = { nl, en };

// Components read them too, and the server renders those.
registerWords("nl", nl);
registerWords("en", en);
