import { type LandingLink, landingLinks } from "~/content/landing/landing-copy.server";
import { type PageId, pathOf } from "~/content/pages";
import type { Language } from "~/lib/language/language";
import { sharedCopy } from "./shared-copy.server";

const REGIONAL: readonly Extract<PageId, "website-overijssel" | "overijssel">[] = ["website-overijssel", "overijssel"];

export function areaLinks(language: Language): LandingLink[] {
  const texts = sharedCopy(language);
  return [...REGIONAL.map((id) => ({ path: pathOf(id), label: texts[`page.${id}`] })), ...landingLinks(language)];
}
