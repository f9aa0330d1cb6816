import { facts } from "~/content/facts.server";
import type { Language, PerLanguage } from "~/lib/language/language";
import { type NamedFact, namedFacts } from "~/lib/text/fact-chips";
import type { Facts } from "~/lib/text/fill";
import type { SitePageView } from "./site-view";

/** The others are halves of sentences. */
const OFFERED =
  /^(price\.|phone|email|town|delivery\.|contract\.|webshopProducts|starterPages|answerWithinHours|noticeSaid|changesSaid)/;

/** What the texts of a form name between braces, and what they can. */
export function factsOfForm(
  { form }: SitePageView,
  known: (language: Language) => Facts = facts,
): PerLanguage<NamedFact[]> {
  const texts = Object.values(form.fields).join();
  return { nl: namedFacts(known("nl"), OFFERED, texts), en: namedFacts(known("en"), OFFERED, texts) };
}
