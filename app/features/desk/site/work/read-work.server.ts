import { caseValues, shippedCases, workOrder } from "~/content/site/portfolio/portfolio-copy.server";
import { isWholeCase, WORK, wordsOf } from "~/content/site/portfolio/work-values";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { listDrafts } from "~/platform/site-content/site-content-store.server";

export interface ListedCase {
  slug: string;
  title: string;
  isShown: boolean;
  isConcept: boolean;
  /** Who left a draft; null without one. */
  draftBy: string | null;
}

/** All cases in the order of the site: also those that are hidden, or only a draft. */
export async function listWork(db: Db, language: Language): Promise<ListedCase[]> {
  const drafts = await listDrafts(db);
  const draftOf = (slug: string) => drafts.find(({ kind }) => kind === `${WORK}.${slug}`);
  const drafted = drafts.flatMap(({ kind }) => (kind.startsWith(`${WORK}.`) ? [kind.slice(WORK.length + 1)] : []));
  return [...new Set([...workOrder(), ...drafted])].map((slug) => {
    const draft = draftOf(slug);
    const values = caseValues(slug);
    const isPublic = shippedCases.has(slug) || isWholeCase(values);
    const drawn = isPublic || !draft ? values : { ...values, ...JSON.parse(draft.content) };
    return {
      slug,
      title: wordsOf(drawn, language).title || slug,
      isShown: isPublic && values.isShown,
      isConcept: drawn.nature === "concept",
      draftBy: draft?.user_email ?? null,
    };
  });
}

/** `slug` one place earlier or later in the order of the site. */
export function moved(slug: string, by: -1 | 1): string[] {
  const order = [...workOrder()];
  const from = order.indexOf(slug);
  const other = order[from + by];
  if (from < 0 || other === undefined) return order;
  order[from + by] = slug;
  order[from] = other;
  return order;
}
