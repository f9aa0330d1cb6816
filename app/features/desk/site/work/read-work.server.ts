import { caseValues, shippedCases, workOrder } from "~/content/site/portfolio/portfolio-copy.server";
import { isWholeCase, WORK, wordsOf } from "~/content/site/portfolio/work-values";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { listItemDrafts } from "~/platform/site-content/site-content-store.server";

export interface ListedCase {
  slug: string;
  title: string;
  isShown: boolean;
  isConcept: boolean;
  /** The user who left a draft; null if there is none. */
  draftBy: string | null;
}

/** All cases in the order of the site: also those that are hidden, or only a draft. */
export async function listWork(db: Db, language: Language): Promise<ListedCase[]> {
  const drafts = await listItemDrafts(db, WORK);
  return [...new Set([...workOrder(), ...drafts.keys()])].map((slug) => {
    const draft = drafts.get(slug);
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
