import { ARTICLES, type ArticleValues } from "~/content/site/articles/article-values";
import { allArticles, articles, defaultArticle, languageOf } from "~/content/site/articles/articles.server";
import { articleFacts } from "~/features/articles/article-words.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { dayAt, dayInWords } from "~/lib/time/clock";
import { listItemDrafts } from "~/platform/site-content/site-content-store.server";

export interface ListedArticle {
  id: string;
  title: string;
  day: string;
  state: "shown" | "later" | "hidden" | "draft";
  isDutchOnly: boolean;
  draftBy: string | null;
}

/** All articles, newest first: also those that are hidden, of a day to come, or only a draft. */
export async function listDeskArticles(db: Db, now: Date, language: Language): Promise<ListedArticle[]> {
  const drafts = await listItemDrafts(db, ARTICLES);
  const shown = new Set(articles().map(({ id }) => id));
  const known = new Map(allArticles().map(({ id, values }) => [id, values]));
  const fresh = [...drafts.keys()].filter((id) => !known.has(id));
  return [...fresh, ...known.keys()].map((id) => {
    const draft = drafts.get(id);
    const values = known.get(id) ?? ({ ...defaultArticle(id), ...JSON.parse(draft?.content ?? "{}") } as ArticleValues);
    const isLater = values.isShown && values.published > dayAt(now);
    const own = languageOf(values, language);
    return {
      id,
      title: fill(values[`title/${own}`], articleFacts(own)) || id,
      day: values.published && dayInWords(values.published, language),
      state: shown.has(id) ? "shown" : !known.has(id) ? "draft" : isLater ? "later" : "hidden",
      isDutchOnly: !values.isTranslated,
      draftBy: draft?.user_email ?? null,
    };
  });
}
