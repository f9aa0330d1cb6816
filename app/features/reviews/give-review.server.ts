import * as z from "zod/mini";
import { firstErrors, inWords } from "~/components/forms/field-errors";
import { formAnswer } from "~/components/forms/form-answer";
import { requiredLines, requiredText } from "~/components/forms/text-field";
import { filled } from "~/content/facts.server";
import { sharedCopy } from "~/content/shared-copy.server";
import { reviewsCopy } from "~/content/site/page-copies.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { enqueuePush } from "~/features/notifications/enqueue-push.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { hashOfToken } from "~/lib/token.server";
import type { Live } from "~/platform/live/live.server";
import { REVIEW_BOUNDS, type ReviewAnswer, type ReviewField, STARS } from "./review";
import { changeReview, findReview, type KnownReview } from "./review-store.server";

export interface GiveServices {
  db: Db;
  live: Pick<Live, "publish">;
  siteContent: { changed: () => Promise<void> };
}

/** Changes nothing, since programs that scan mails open links too. */
export async function lookUpReview(db: Db, token: string): Promise<KnownReview | undefined> {
  return await findReview(db, { token_hash: hashOfToken(token) });
}

const schema = z.object({
  stars: z.enum(STARS.map(String) as [string, ...string[]], "form.error.choiceUnknown"),
  words: requiredLines(REVIEW_BOUNDS.words, "form.error.invalid"),
  name: requiredText(REVIEW_BOUNDS.name, "form.error.nameMissing"),
  consent: z.literal("on", "form.error.invalid"),
});

type Given = { outcome: "given" | "already" | "unknown" } | { outcome: "refused"; answer: ReviewAnswer };

/** Stores it once; `fields` as typed. The words that were agreed to are kept with it. */
export async function giveReview(
  { db, live, siteContent }: GiveServices,
  token: string,
  fields: Readonly<Record<string, unknown>>,
  { language, now }: { language: Language; now: Date },
): Promise<Given> {
  const parsed = z.safeParse(schema, fields);
  if (!parsed.success) {
    const { invalid } = filled(reviewsCopy[language].page, language).notices;
    return { outcome: "refused", answer: formAnswer(invalid, fields, errorsIn(parsed.error, fields, language)) };
  }
  const { stars, words, name } = parsed.data;
  const consent = filled(reviewsCopy[language].page, language).consent;
  const given_at = now.toISOString();
  const given = { state: "given", stars: Number(stars), words, name, consent, language, given_at } as const;
  const lead = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const review = await lookUpReview(tx, token);
    if (!review) return "unknown";
    if (!(await changeReview(tx, review.id, ["asked"], given))) return "already";
    await enqueuePush(tx, { kind: "review", lead: review.lead_id, name }, now);
    return { id: review.lead_id };
  });
  if (typeof lead === "string") return { outcome: lead };
  void live.publish({ kind: "lead-changed", lead: lead.id });
  await siteContent.changed();
  return { outcome: "given" };
}

function errorsIn(
  error: z.core.$ZodError,
  fields: Readonly<Record<string, unknown>>,
  language: Language,
): ReviewAnswer["errors"] {
  const own: Partial<Record<ReviewField, string>> = filled(reviewsCopy[language].page, language).problems;
  const shared = sharedCopy(language);
  const said = inWords(firstErrors(error), { t: (key) => shared[key], language });
  // This page has its own words for missing fields; other problems have the common ones.
  const isMissing = (field: string) => !String(fields[field] ?? "").trim() || field === "stars" || field === "consent";
  return Object.fromEntries(
    Object.entries(said).map(([field, text]) => [field, (isMissing(field) && own[field as ReviewField]) || text]),
  );
}

/** The customer is not asked again. */
export async function declineReview(db: Db, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const review = await lookUpReview(tx, token);
    if (review) await changeReview(tx, review.id, ["asked"], { state: "declined" });
  });
}
