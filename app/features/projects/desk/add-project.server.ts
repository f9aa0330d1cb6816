import * as z from "zod/mini";
import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { findLead, lockLead } from "~/features/leads/lead-store.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import type { Language } from "~/lib/language/language";
import { idOf } from "~/lib/new-id.server";
import { readableAddress } from "~/lib/text/readable-address.server";
import { dayOf, momentAt } from "~/lib/time/zoned-time";
import { isDay } from "~/lib/time/zoned-time.server";
import type { ProjectServices } from "../change-project.server";
import { customerMail } from "../mails.server";
import { listItems, updateItem, updateProject } from "../project-store.server";
import { recountProject } from "../recount-project.server";
import { promisedToKind, startProject } from "../start-project.server";
import { webAddress } from "../web-address";
import { BEGUN_STATES } from "./new-project";
import { customerFields, errorsOf, kindField, languageField, orNull, withoutBlanks } from "./project-fields.server";

const schema = z.object({
  ...customerFields,
  kind: kindField,
  language: languageField,
  state: z.enum(BEGUN_STATES, "form.error.choiceUnknown"),
  lead_id: orNull(z.guid("form.error.invalid")),
});

type NewProject = z.output<typeof schema> & { url: string | null; liveAt: string | null };

/** A time of day for what is known by its day only. */
const NOON = "12:00";
const NOTHING_PROMISED = { first_version_hours: null, live_days: null };

/**
 * Adds a job that did not come from a quote, once for the `id` that the form was served with. The answer holds what was
 * typed.
 */
export async function addProject(
  services: ProjectServices,
  fields: Readonly<Record<string, unknown>>,
  { language, ...by }: By & { language: Language },
): Promise<{ id: string } | { answer: FormAnswer }> {
  const typed = withoutBlanks(fields);
  const parsed = z.safeParse(schema, typed);
  const isLive = typed.state === "live";
  const url = isLive ? webAddress(typed.url) : null;
  const on = isLive && typeof typed.on === "string" && isDay(typed.on) ? typed.on : null;
  const { make: words } = deskWords[language].projects;
  const errors = {
    ...(parsed.success ? {} : errorsOf(parsed.error, language)),
    ...(isLive && url === null && { url: words.errors.url }),
    ...(isLive && (on === null || on > dayOf(by.now.toISOString())) && { on: words.errors.on }),
    ...(Boolean(typed.mail) && !typed.email && { mail: words.errors.mail }),
  };
  if (!parsed.success || Object.keys(errors).length > 0) return { answer: formAnswer(words.problem, fields, errors) };
  const added = { ...parsed.data, url, liveAt: on && momentAt(on, NOON) };
  return { id: await storeProject(services, idOf(typed.id), added, { ...by, isMailed: Boolean(typed.mail) }) };
}

async function storeProject(
  services: ProjectServices,
  id: string,
  { state, url, liveAt, lead_id, ...customer }: NewProject,
  { user, now, isMailed }: By & { isMailed: boolean },
): Promise<string> {
  const { db, outbox, live, env } = services;
  const stored = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const lead = lead_id === null ? undefined : await lockLead(tx, lead_id);
    // Nothing is promised for a job that is under way: what was said about it, the desk does not know.
    const promised = state === "collecting" ? promisedToKind(customer.kind) : NOTHING_PROMISED;
    const begun = { ...customer, ...promised, id, quote_id: null, lead_id: lead?.id ?? null };
    const project = await startProject(tx, begun, env.SESSION_SECRET, now);
    if (!project) return null;
    if (state !== "collecting") await skipItems(tx, project, { state, url, liveAt }, now);
    await recordAudit(tx, { user, at: now, action: "project.begin", subject: `project:${id}` });
    const mail = isMailed ? customerMail(project, "invited", services) : null;
    return { lead: project.lead_id, mail: mail && (await outbox.enqueue(tx, mail)) };
  });
  if (!stored) return id;
  void live.publish({ kind: "project", project: id, news: null });
  if (stored.lead) void live.publish({ kind: "lead-changed", lead: stored.lead });
  if (stored.mail) void outbox.deliver(stored.mail, 0);
  return id;
}

/** A job that is under way asks for nothing. */
async function skipItems(
  tx: Tx,
  project: ProjectRow,
  { state, url, liveAt }: Pick<NewProject, "state" | "url" | "liveAt">,
  now: Date,
): Promise<void> {
  for (const item of await listItems(tx, project.id)) await updateItem(tx, item, { state: "withdrawn" });
  const at = now.toISOString();
  const begun =
    state === "live" ? { ...project, state, complete_at: at, site_url: url, live_at: liveAt } : { ...project };
  const items = await listItems(tx, project.id);
  await updateProject(tx, project, { ...begun, ...recountProject(begun, { items, versions: [] }, at) });
}

/** The form as it begins for a lead. Undefined when there is none, or it is spam. */
export async function fieldsOfLead(db: Db, id: string): Promise<Record<string, string> | undefined> {
  const lead = await findLead(db, { id });
  if (!lead || lead.status === "spam") return undefined;
  return {
    lead_id: lead.id,
    customer_name: lead.name,
    company: lead.company ?? "",
    email: lead.email ? readableAddress(lead.email) : "",
    phone: lead.phone ?? "",
    language: lead.language,
  };
}
