import * as z from "zod/mini";
import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { optionalLines } from "~/components/forms/text-field";
import { deskWords } from "~/content/desk/words.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { type AuditEntry, type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { REVIEW_BOUNDS, type ReviewOutcome } from "../review";
import { answerReview, changeReview, findReview, type KnownReview } from "../review-store.server";

interface ActServices {
  db: Db;
  siteContent: { changed: () => Promise<void> };
}

type Acted = { outcome: ReviewOutcome } | { answer: FormAnswer };

/** Publishes, hides or answers what a customer said. */
export async function handleReviewForm(
  { db, siteContent }: ActServices,
  fields: Readonly<Record<string, unknown>>,
  by: By,
  language: Language,
): Promise<Acted> {
  const review = String(fields.review);
  const name = String(fields.do);
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (!act) return { outcome: "already" };
  const read = z.safeParse(optionalLines(REVIEW_BOUNDS[act.field]), fields[act.field]);
  const text = read.data ?? "";
  if (!read.success || (act.isRequired && text === "")) {
    const { problems } = deskWords[language].site.reviews;
    const issue = read.error?.issues[0]?.message;
    const problem = !issue ? "missing" : issue === "form.error.tooLong" ? "long" : "characters";
    return { answer: formAnswer(null, fields, { [act.field]: problems[problem] }) };
  }
  const outcome = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const row = await findReview(tx, { id: review });
    const done = row ? await act.change(tx, row, { text, readAt: String(fields.answered_at ?? "") }, by) : "already";
    if (row && done === act.done) {
      const detail = act.field === "reason" && text ? { reason: text } : {};
      const { action } = act;
      await recordAudit(tx, { user: by.user, at: by.now, action, subject: `lead:${row.lead_id}`, detail });
    }
    return done;
  });
  if (outcome === act.done) await siteContent.changed();
  return { outcome };
}

interface Act {
  action: AuditEntry["action"];
  field: "reason" | "answer";
  isRequired: boolean;
  done: ReviewOutcome;
  change: (
    tx: Tx,
    row: KnownReview,
    typed: { text: string /** Moment of the answer that was read. */; readAt: string },
    by: By,
  ) => Promise<ReviewOutcome>;
}

const ACTS: Readonly<Record<string, Act>> = {
  "review-publish": {
    action: "review.publish",
    field: "reason",
    isRequired: false,
    done: "published",
    change: async (tx, { id }) => {
      const change = { state: "published", hidden_reason: null } as const;
      return (await changeReview(tx, id, ["given", "hidden"], change)) ? "published" : "already";
    },
  },
  "review-hide": {
    action: "review.hide",
    field: "reason",
    isRequired: true,
    done: "hidden",
    change: async (tx, { id }, { text }) => {
      const change = { state: "hidden", hidden_reason: text } as const;
      return (await changeReview(tx, id, ["given", "published"], change)) ? "hidden" : "already";
    },
  },
  "review-answer": {
    action: "review.answer",
    field: "answer",
    isRequired: false,
    done: "answered",
    change: async (tx, { id }, { text, readAt }, { now }) => {
      const answer = { answer: text || null, answered_at: now.toISOString() };
      return (await answerReview(tx, id, readAt || null, answer)) ? "answered" : "conflict";
    },
  },
};
