import type { PerLanguage } from "~/lib/language/language";
import type { PageMetaCopy } from "~/lib/seo/page-meta";
import { perHour } from "./current";
import { articlePath, casePath, families, packageFormPath } from "./families";
import { HOME_AGAIN, pages, pathOf } from "./pages";
import { articleMeta } from "./site/articles/article";
import { articles, frontOf } from "./site/articles/articles.server";
import { packageFormCopy } from "./site/package-form/package-form-copy.server";
import { caseMetas } from "./site/portfolio/portfolio-copy.server";

/** A public address of the site: the bare path of a page that exists in both languages. */
export interface Address {
  path: string;
  /** The title and description for search engines and share previews; facts are not filled in yet. */
  meta: PerLanguage<PageMetaCopy>;
  /** True if it is in sitemap.xml and may be indexed. */
  indexable: boolean;
  /** True if its English page says that there is no translation. */
  isDutchOnly?: boolean;
}

type Copies = Record<string, { nl?: { meta: PageMetaCopy }; en?: { meta: PageMetaCopy } }>;

const pageCopies: Copies = import.meta.glob("./site/*/{nl,en}.ts", { eager: true });
const landingCopies: Copies = import.meta.glob("./site/landing/*/{nl,en}.ts", { eager: true });

/** Every page that a visitor can open, including those of the families: read from the content folders. */
export const addresses = perHour((): readonly Address[] => [
  ...pages.map(({ id, path, indexable }) => ({ path, indexable, meta: metaIn(pageCopies, `./site/${id}`) })),
  ...family(landingCopies, "./site/landing/", (slug) => `/${slug}`),
  ...caseMetas().map(({ slug, meta }) => ({ path: casePath(slug), indexable: families.case.indexable, meta })),
  ...articles().map((article) => ({
    path: articlePath(article.id),
    indexable: families.article.indexable,
    meta: { nl: articleMeta(frontOf(article, "nl")), en: articleMeta(frontOf(article, "en")) },
    isDutchOnly: !article.values.isTranslated,
  })),
  ...Object.entries(packageFormCopy.nl.packages).map(([id, { meta }]) => ({
    path: packageFormPath(id),
    indexable: families.packageForm.indexable,
    meta: { nl: meta, en: packageFormCopy.en.packages[id as keyof typeof packageFormCopy.en.packages].meta },
  })),
]);

/** The page at a bare path, in any letter case. */
export function addressAt(path: string): Address | undefined {
  const asked = path.toLowerCase();
  const own = asked === HOME_AGAIN ? pathOf("home") : asked;
  return addresses().find((address) => address.path === own);
}

function family(copies: Copies, folder: string, addressOf: (name: string) => string): Address[] {
  const names = new Set(Object.keys(copies).map((file) => file.slice(folder.length).split("/")[0] ?? ""));
  return [...names].sort().map((name) => ({
    path: addressOf(name),
    indexable: true,
    meta: metaIn(copies, folder + name),
  }));
}

function metaIn(copies: Copies, folder: string): PerLanguage<PageMetaCopy> {
  const nl = copies[`${folder}/nl.ts`]?.nl?.meta;
  const en = copies[`${folder}/en.ts`]?.en?.meta;
  if (!nl || !en) throw new Error(`No meta in nl.ts and en.ts of ${folder}`);
  return { nl, en };
}
