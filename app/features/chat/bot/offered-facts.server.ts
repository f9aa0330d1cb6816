import { deskWords } from "~/content/desk/words.server";
import { pages } from "~/content/pages";
import { sharedCopy } from "~/content/shared-copy.server";
import { landingLinks } from "~/content/site/landing/landing-copy.server";
import type { Language, PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import { type Facts, fill } from "~/lib/text/fill";
import { pathFact } from "./answer.server";

/** The facts among `known` that are offered for texts, and those that `texts` name already; labels in `language`. */
export function namedFacts(
  texts: string,
  known: (language: Language) => Facts,
  language: Language,
): PerLanguage<NamedFact[]> {
  const offered = describedFacts(language);
  const named = (facts: Facts): NamedFact[] => [
    ...offered.flatMap((fact) => {
      const value = facts[fact.name];
      return value === undefined ? [] : [{ ...fact, value }];
    }),
    ...Object.entries(facts)
      .filter(([name]) => texts.includes(`{${name}}`) && !offered.some((fact) => fact.name === name))
      .map(([name, value]) => ({ name, value, label: value, group: null })),
  ];
  return { nl: named(known("nl")), en: named(known("en")) };
}

function describedFacts(language: Language): Omit<NamedFact, "value">[] {
  const { page, pages: known, ...groups } = deskWords[language].offeredFacts;
  const shared = sharedCopy(language);
  const linked = [
    ...pages.map(({ id, label }) => [pathFact(id), shared[label]] as const),
    ...landingLinks(language).map(({ path, label }) => [pathFact(path.slice(1)), label] as const),
  ];
  const paths = Object.fromEntries(linked.map(([name, label]) => [name, fill(page, { name: label })]));
  return [...Object.values(groups), { ...known, names: { ...paths, ...known.names } }].flatMap(({ title, names }) =>
    Object.entries(names).map(([name, label]) => ({ name, label, group: title })),
  );
}
