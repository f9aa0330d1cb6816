import { businessFacts } from "~/content/business-facts";
import type { nl } from "~/content/site/chat/nl";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";

export type ChatCopy = typeof nl;

/** Facts that are only known when a text is shown. */
const LATER = Object.fromEntries(["when", "time", "address", "count"].map((name) => [name, `{${name}}`]));

const SOURCES = {
  nl: () => import("~/content/site/chat/nl").then(({ nl }) => nl),
  en: () => import("~/content/site/chat/en").then(({ en }) => en),
};

export async function fetchChatCopy(language: Language): Promise<ChatCopy> {
  return fill(await SOURCES[language](), { ...businessFacts(language), ...LATER });
}
