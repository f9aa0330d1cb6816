import { business } from "~/content/business";
import { pages, pathOf } from "~/content/pages";
import { landingLinks } from "~/content/site/landing/landing-copy.server";
import { formatOpeningHours } from "~/features/mail/templates/times-in-words.server";
import { type Language, pathIn } from "~/lib/language/language";
import type { Facts } from "~/lib/text/fill";

/** `hours.reachable`, `hours.visit` as a sentence; `path.customWork`. */
export function replyFacts(language: Language): Facts {
  const paths = [
    ...pages.map(({ id, path }) => [id, path] as const),
    ...landingLinks(language).map(({ path }) => [path.slice(1), path] as const),
    ["portfolio", `${pathOf("home")}#portfolio`] as const,
  ];
  return {
    "hours.reachable": formatOpeningHours(business.hours.reachable, language),
    "hours.visit": formatOpeningHours(business.hours.visit, language),
    ...Object.fromEntries(paths.map(([id, path]) => [pathFact(id), pathIn(path, language)])),
  };
}

/** By a page's id or a landing page's slug. */
export function pathFact(id: string): string {
  return `path.${id.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;
}
