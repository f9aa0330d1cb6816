import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { deleteRefusal, insertRefusal } from "../check-store.server";
import { readAddress } from "../read-address.server";
import { withoutWww } from "../visit/same-site";
import { ALLOW_FORM, REFUSE_FORM } from "./refusal-forms";

export type Refused =
  | { outcome: "done" | "removed"; host: string }
  | { outcome: "invalid"; answer: FormAnswer<"host"> };

/** Keeps a site from being looked at, or allows it again. */
export async function handleRefusalForm(
  db: Db,
  fields: Record<string, unknown>,
  { user, now, language }: By & { language: Language },
): Promise<Refused | null> {
  if (fields.do === ALLOW_FORM) {
    const host = String(fields.host ?? "");
    await db.transaction().execute(async (tx) => {
      if (!(await deleteRefusal(tx, host))) return;
      await recordAudit(tx, { user, at: now, action: "website-check.allow", subject: `website-check:${host}` });
    });
    return { outcome: "removed", host };
  }
  if (fields.do !== REFUSE_FORM) return null;
  const read = readAddress(typeof fields.host === "string" ? fields.host : "");
  if ("problem" in read) {
    const { problem } = deskWords[language].websiteChecks.refusals;
    return { outcome: "invalid", answer: formAnswer(null, fields, { host: problem }) };
  }
  const host = withoutWww(new URL(read.url).hostname);
  await db.transaction().execute(async (tx) => {
    await insertRefusal(tx, { host, user_email: user.email, created_at: now.toISOString() });
    await recordAudit(tx, { user, at: now, action: "website-check.refuse", subject: `website-check:${host}` });
  });
  return { outcome: "done", host };
}
