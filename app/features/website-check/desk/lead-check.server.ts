import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { findLead } from "~/features/leads/lead-store.server";
import { readSubjects } from "~/features/leads/subjects.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { type Language, pathIn } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { addMinutes, timeAt } from "~/lib/time/clock";
import { type AskServices, checkForLead, HOST_INTERVAL, tokenOf } from "../ask-check.server";
import { checksOfLeads } from "../check-store.server";
import { checkPath } from "../paths";
import { isOver, readableHost, showCheck } from "../shown-check.server";
import type { LeadCheck } from "./lead-check";
import { ownSiteOf } from "./own-site";
import { presentOutcome } from "./read-checks.server";

/** The lead's own site as far as it is known, and the latest check of it. */
export async function readLeadCheck(
  { db, env }: { db: Db; env: { SESSION_SECRET: string } },
  leadId: string,
  { language, now }: { language: Language; now: Date },
): Promise<LeadCheck | null> {
  const lead = await findLead(db, { id: leadId });
  if (!lead || lead.status === "spam") return null;
  const latest = (await checksOfLeads(db, [leadId])).at(-1);
  if (!latest) return { site: ownSiteOf({ message: await messageOf(db, lead), email: lead.email }), check: null };
  const isOpen = latest.expires_at > now.toISOString();
  return {
    site: latest.url,
    check: {
      host: readableHost(latest.url),
      says: presentOutcome(latest, language).says,
      to: isOpen ? pathIn(checkPath(tokenOf(latest.id, env)), language) : null,
      isRunning: !isOver(latest),
    },
  };
}

/** Null if the site is being looked at. */
export async function checkByForm(
  services: AskServices,
  leadId: string,
  fields: Record<string, unknown>,
  { now, language }: { now: Date; language: Language },
): Promise<FormAnswer | null> {
  const lead = await findLead(services.db, { id: leadId });
  if (!lead) return null;
  const refused = await checkForLead(services, lead, typeof fields.url === "string" ? fields.url : "", now);
  if (!refused) return null;
  const { problems, recent } = deskWords[language].websiteChecks.fact;
  if ("problem" in refused) return formAnswer(null, fields, { url: problems[refused.problem] });
  const { seenAt } = refused;
  const times = { at: timeAt(seenAt, language), again: timeAt(addMinutes(seenAt, HOST_INTERVAL), language) };
  return formAnswer(null, fields, { url: fill(recent, times) });
}

/** Three points of the latest check to put into a mail, in the language of the lead. Null if there are none. */
export async function pointsText(db: Db, lead: LeadRow): Promise<string | null> {
  const latest = (await checksOfLeads(db, [lead.id])).findLast(({ state }) => state === "done");
  const { first = [] } = latest ? showCheck(latest, lead.language) : {};
  if (!latest || first.length === 0) return null;
  const { checkIntro } = deskWords[lead.language].thread.blocks;
  const points = first.map(({ title, saw, why, fix }, index) =>
    [`**${index + 1}. ${plain(title)}**`, `${plain(saw)} ${why} ${fix}`].join("\n"),
  );
  return [fill(checkIntro, { host: readableHost(latest.url) }), ...points].join("\n\n");
}

/** Text of a stranger's site: nothing in it becomes a link or bold. */
function plain(text: string): string {
  return text.replace(/[[\]*_`<>]/g, "");
}

async function messageOf(db: Db, lead: LeadRow): Promise<string | null> {
  const { offers, configurations } = await readSubjects(db, [lead]);
  return offers.get(lead.subject_id)?.message ?? configurations.get(lead.subject_id)?.description ?? null;
}
