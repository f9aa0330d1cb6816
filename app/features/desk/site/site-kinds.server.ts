import type { ContentKind } from "~/platform/site-content/content-kind";
import { factsEditor } from "./facts/facts-editor.server";
import { hoursEditor } from "./hours/hours-editor.server";
import type { SiteKind } from "./paths";
import { pricesEditor } from "./prices/prices-editor.server";
import { questionsEditor } from "./questions/questions-editor.server";
import { reviewsEditor } from "./reviews/reviews-editor.server";
import type { SiteEditor } from "./site-editor";

export const siteEditors: Readonly<Record<SiteKind, SiteEditor>> = {
  hours: hoursEditor,
  prices: pricesEditor,
  questions: questionsEditor,
  facts: factsEditor,
  reviews: reviewsEditor,
};

export const siteKinds: readonly ContentKind[] = Object.values(siteEditors).map(({ kind }) => kind);
