import { surroundingsCopy } from "~/content/site/page-copies.server";
import type { Language } from "~/lib/language/language";
import { type PageId, pathOf } from "./pages";
import { sharedCopy } from "./shared-copy.server";
import { LANDING_GROUPS, type LandingGroup } from "./site/landing/landing-copy";
import { type LandingLink, landingLinks, landingPages } from "./site/landing/landing-copy.server";

export interface AreaGroup {
  title: string;
  links: LandingLink[];
}

const REGIONAL: readonly Extract<PageId, "website-overijssel" | "overijssel">[] = ["website-overijssel", "overijssel"];

export function areaLinks(language: Language): AreaGroup[] {
  const texts = sharedCopy(language);
  const regional = REGIONAL.map((id) => ({ path: pathOf(id), label: texts[`page.${id}`] }));
  return grouped(language, (group) => (group === "websites" ? regional : []));
}

export function landingGroups(language: Language): AreaGroup[] {
  return grouped(language, () => []);
}

function grouped(language: Language, before: (group: LandingGroup) => LandingLink[]): AreaGroup[] {
  const titles = surroundingsCopy[language].area.groups;
  return LANDING_GROUPS.map((group) => {
    const slugs = [...landingPages].filter(([, { nl }]) => nl.group === group).map(([slug]) => slug);
    return { title: titles[group], links: [...before(group), ...landingLinks(language, slugs)] };
  });
}
