import * as z from "zod/mini";
import { resendMail } from "~/features/leads/lead-page/resend-mail.server";
import type { By } from "~/lib/audit/audit-store.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readVersion } from "~/lib/db/read-version";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import type { QuoteServices } from "../mails.server";
import { deskQuotePath, NEW_VERSION, OUTCOME_PARAM, QUOTES_PATH } from "../paths";
import { readFields } from "./draft-fields";
import type { DeskOutcome } from "./outcomes";
import { resendQuote, sendQuote } from "./send-quote.server";
import { withdrawQuote } from "./withdraw-quote.server";
import { type Edited, writeStoredQuote } from "./write-draft.server";
import { copyQuote, discardQuote, openNewVersion } from "./write-quote.server";

type Posted = Readonly<Record<string, unknown>>;

export async function workOnQuote(
  services: QuoteServices,
  id: string,
  posted: Posted,
  { language, ...by }: { language: Language } & By,
): Promise<Edited> {
  const { now } = by;
  const to = (outcome: DeskOutcome, quoteId = id) => ({ to: `${deskQuotePath(quoteId)}?${OUTCOME_PARAM}=${outcome}` });
  try {
    switch (posted.do) {
      case "send":
        return to(await send(services, id, posted, by));
      case "resend":
        return to(await resendQuote(services, id, by));
      case "withdraw":
        return to((await withdrawQuote(services, id, by)) ? "withdrawn" : "closed");
      case "mail": {
        const outcome = await resendMail(services, String(posted.mail), by);
        return to(outcome === "sent" ? "resent" : outcome);
      }
      case "discard":
        if (!(await discardQuote(services, id, by))) return to("fixed");
        return { to: `${QUOTES_PATH}?${OUTCOME_PARAM}=discarded` };
      case "copy": {
        const copyId = z.safeParse(z.guid(), posted.copyId);
        const copied = await copyQuote(services.db, id, copyId.success ? copyId.data : newId(), now);
        return copied ? to("copied", copied.id) : to("fixed");
      }
      case NEW_VERSION: {
        const draft = await openNewVersion(services.db, id, now);
        return draft ? to("versioned", draft.id) : to("closed");
      }
      default:
        return await writeStoredQuote(posted, id, { db: services.db, language, now });
    }
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { answer: { fields: readFields(posted), outcome: "failed", errors: {} }, status: 503 };
  }
}

async function send(services: QuoteServices, id: string, { version }: Posted, by: By): Promise<DeskOutcome> {
  const { outcome } = await sendQuote(services, { id, version: readVersion(version) }, by);
  if (outcome === "gone") return "fixed";
  // Nothing was typed here that could be kept: the page shows what the draft has become.
  return outcome === "conflict" ? "outdated" : outcome;
}
