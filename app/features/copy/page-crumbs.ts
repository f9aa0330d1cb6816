import { type PageId, pathOf } from "~/content/pages";
import type { SharedCopy } from "~/content/shared/shared-copy";
import type { Site } from "~/lib/seo/page-meta";
import { breadcrumbs, type Crumb } from "~/lib/seo/structured-data";

/** A page on the way: its id, or a crumb if it has none. */
type Step = PageId | Crumb;

/** The crumbs from the home page along `way`, named as in the menus. */
export function crumbsAlong(texts: SharedCopy, way: readonly Step[]): Crumb[] {
  return ["home" as const, ...way].map((step) =>
    typeof step === "string" ? { name: texts[`page.${step}`], path: pathOf(step) } : step,
  );
}

/** The same as structured data; the page itself comes last. */
export function pageCrumbs(site: Site & { texts: SharedCopy }, ...way: readonly Step[]): object {
  return breadcrumbs(crumbsAlong(site.texts, way), site);
}
