import type { Language, PerLanguage } from "~/lib/language/language";
import type { LandingCopy } from "./landing-copy";

export type { LandingCopy } from "./landing-copy";

const nl = import.meta.glob<LandingCopy>("./*/nl.ts", { eager: true, import: "nl" });
const en = import.meta.glob<LandingCopy>("./*/en.ts", { eager: true, import: "en" });

/** The local landing pages by slug: a folder with `nl.ts` and `en.ts` is a page at `/{folder}`. */
export const landingPages: ReadonlyMap<string, PerLanguage<LandingCopy>> = new Map(
  Object.entries(nl).map(([file, dutch]) => {
    const [, slug = ""] = file.split("/");
    const english = en[`./${slug}/en.ts`];
    if (!english) throw new Error(`No en.ts in content/landing/${slug}`);
    return [slug, { nl: dutch, en: english }];
  }),
);

/** A landing page's address, and its name in a list of links. */
export interface LandingLink {
  /** Bare path. */
  path: string;
  label: string;
}

/** All local landing pages, or those of `slugs`, as links in `language`. Throws on an unknown slug. */
export function landingLinks(language: Language, slugs: Iterable<string> = landingPages.keys()): LandingLink[] {
  return Array.from(slugs, (slug) => {
    const page = landingPages.get(slug);
    if (!page) throw new Error(`No such landing page: ${slug}`);
    return { path: `/${slug}`, label: page[language].label };
  });
}
