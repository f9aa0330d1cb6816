import { isSlug } from "~/lib/text/slug";
import type { ContentKind } from "~/platform/site-content/content-kind";
import { appointmentsEditor } from "./appointments/appointments-editor.server";
import { articleEditor } from "./articles/article-editor.server";
import { factsEditor } from "./facts/facts-editor.server";
import { hoursEditor } from "./hours/hours-editor.server";
import type { SiteKind } from "./paths";
import { pricesEditor } from "./prices/prices-editor.server";
import { questionsEditor } from "./questions/questions-editor.server";
import { reviewsEditor } from "./reviews/reviews-editor.server";
import type { SiteEditor } from "./site-editor";
import { caseEditor } from "./work/case-editor.server";
import { workEditor } from "./work/work-editor.server";

const siteEditors: Readonly<Record<Exclude<SiteKind, "articles">, SiteEditor>> = {
  hours: hoursEditor,
  appointments: appointmentsEditor,
  prices: pricesEditor,
  questions: questionsEditor,
  facts: factsEditor,
  reviews: reviewsEditor,
  work: workEditor,
};

/** Kinds of which there are many, each by its slug. */
const families: Readonly<Record<string, (slug: string) => SiteEditor>> = {
  work: caseEditor,
  articles: articleEditor,
};

/** `kind` as in `sitePath`; null if there is none such. */
export function editorOf(kind: string): SiteEditor | null {
  if (Object.hasOwn(siteEditors, kind)) return siteEditors[kind as keyof typeof siteEditors];
  const [family = "", slug = ""] = kind.split(".");
  return isSlug(slug) && Object.hasOwn(families, family) ? (families[family]?.(slug) ?? null) : null;
}

export function siteKind(id: string): ContentKind | null {
  return editorOf(id)?.kind ?? null;
}
