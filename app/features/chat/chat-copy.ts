import { businessFacts } from "~/content/business-facts";
import type { nl } from "~/content/chat/nl";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";

export type ChatCopy = typeof nl;

/** Facts that are only known when a text is shown. */
const LATER = Object.fromEntries(["when", "time", "address", "count"].map((name) => [name, `{${name}}`]));

const SOURCES = {
  nl: () => import("~/content/chat/nl").then(({ nl }) => nl),
  en: () => import("~/content/chat/en").then(({ en }) => en),
};

export async function fetchChatCopy(language: Language): Promise<ChatCopy> {
  return fill(await SOURCES[language](), { ...businessFacts(language), ...LATER });
}
