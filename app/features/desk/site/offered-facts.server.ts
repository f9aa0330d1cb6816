import { facts } from "~/content/facts.server";
import type { Language } from "~/lib/language/language";

/** The others are halves of sentences. */
const OFFERED =
  /^(price\.|phone|email|town|delivery\.|contract\.|webshopProducts|starterPages|answerWithinHours|noticeSaid|changesSaid)/;

/** What a text of the site can name between braces. */
export function offeredFacts(language: Language): { name: string; value: string }[] {
  const known = Object.entries(facts(language));
  return known.filter(([name]) => OFFERED.test(name)).map(([name, value]) => ({ name, value }));
}
