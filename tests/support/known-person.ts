import "./mails-loaded";
import { v7 as uuidv7 } from "uuid";
import { mailDraft } from "~/features/configurator/drafts.server";
import { addNote, changeTag, planNextAction } from "~/features/leads/change-lead.server";
import { subscribe } from "~/features/newsletter/subscribe.server";
import type { Db } from "~/lib/db/database.server";
import type { ReviewRow } from "~/lib/db/tables/review-tables";
import { createLog } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { findLead } from "../../app/features/leads/lead-store.server";
import { startPlan } from "../../app/features/leads/plans/run-plan.server";
import { Outbox } from "../../app/features/mail/outbox/outbox.server";
import { createTransport } from "../../app/features/mail/outbox/send.server";
import { saveFiles } from "../../app/features/mail/thread/save-files.server";
import { writeMessage } from "../../app/features/mail/thread/send-message.server";
import { agreeToQuote, askAboutQuote } from "../../app/features/quotes/customer/answer-quote.server";
import { sendQuote } from "../../app/features/quotes/editor/send-quote.server";
import { findQuote, insertQuote } from "../../app/features/quotes/quote-store.server";
import { copyRow } from "./calendar-copies";
import { storeConversation } from "./conversations";
import { anna, storeAppointment, storeConfiguration, storeContact, storeOffer, waitRow } from "./leads";
import { letterRow } from "./letters";
import { storeProjectFile } from "./projects";
import { agreementTo, quoteRow } from "./quotes";
import { limitOf, SECRET } from "./services";
import { storeCheck } from "./website-checks";

export interface Known {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** The product's services, writing mails as files to `dataDir`. */
export function filingServices(db: Db, dataDir: string, now: Date) {
  const log = createLog("silent");
  const limit = (name: string) => limitOf(db, name, 1_000);
  return {
    db,
    log,
    live: { publish: async () => {} },
    outbox: new Outbox({ db, log, transport: createTransport({ dataDir }), now: () => now }),
    env: { SESSION_SECRET: SECRET, SITE_URL: "https://weef.example", DATA_DIR: dataDir },
    ownerEmail: "owner@weef.example",
    limits: {
      quoteQuestions: limit("questions"),
      requestsByAddress: limit("requests"),
      draftsByEmail: limit("drafts"),
      subscriptionsByAddress: limit("subscriptions"),
      subscriptionsByEmail: limit("subscriptions-by-email"),
    },
  };
}

type FilingServices = ReturnType<typeof filingServices>;

/** Leaves something of a person in every table that holds anything about visitors. `slot` is when they come to appointment. */
export async function leaveTraces(services: FilingServices, person: Known, now: Date, slot: string): Promise<void> {
  const { db } = services;
  const { name, email, phone, company } = person;
  const by = { user: anna, now };
  const at = now.toISOString();
  const about = { name, email, phone, company };
  const external_id = uuidv7();
  const lead = await storeOffer(db, { ...about, message: `Groet, ${name}`, external_id, created_at: at });
  await storeConfiguration(db, { ...about, description: `Bel ${phone}`, created_at: at });
  const details = { contact_name: name, contact_email: email, contact_phone: phone };
  await storeContact(db, { id: uuidv7(), at, ...details });
  await storeConversation(db, { id: uuidv7() }, [`Mail maar naar ${email.toUpperCase()}.`]);
  const appointment = uuidv7();
  await storeAppointment(db, {
    id: appointment,
    name,
    email,
    phone,
    subject: company,
    starts_at: slot,
    created_at: at,
  });
  await db
    .insertInto("calendar_copies")
    .values(copyRow({ appointment_id: appointment }))
    .execute();
  await addNote(services, lead, `${name} belt terug`, by);
  await changeTag(services, lead, { tag: company, isOn: true }, by);
  const { version, subject_id, person_id } = (await findLead(db, { id: lead })) ?? {
    version: 0,
    subject_id: "",
    person_id: "",
  };
  await planNextAction(services, lead, { version: String(version), action: `Bel ${name}`, on: "" }, by);
  await startPlan(services, lead, "unreached", { ...by, language: "nl" });
  await db
    .insertInto("waits")
    .values(waitRow({ lead_id: lead }))
    .execute();
  await db
    .insertInto("reviews")
    .values(reviewRow({ lead_id: lead, name, words: `Groet, ${name}` }))
    .execute();
  await storeCheck(db, { lead_id: lead, email, created_at: at });
  await makeQuotes(services, person, lead, by);
  const mail = { id: uuidv7(), to: email, seen: "", subject: company, text: `Dag ${name}` };
  await writeMessage(services, lead, mail, by);
  await db.insertInto("thread_attachments").values(attachmentRow(mail.id)).execute();
  await saveFiles(db, lead, [new File([name], "plan.txt")], by);
  await subscribe(services, { email, fill_time: "5000" }, { language: "nl", address: "192.0.2.1", page: "/blog" }, now);
  await leaveLetter(db, email, now);
  const draft = { draft_email: email, name, email, phone, fill_time: "5000" };
  await mailDraft(services, draft, { language: "nl", address: "192.0.2.1", mode: "website" }, now);
  await leaveRows(db, { lead, person_id, subject_id, external_id, name, email, at });
}

async function leaveLetter(db: Db, email: string, now: Date): Promise<void> {
  const { id } = await db.selectFrom("subscribers").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  const letter = letterRow(now);
  await db.insertInto("letters").values(letter).execute();
  const mail = { mail_id: uuidv7(), enqueued_at: now.toISOString(), returned_at: null };
  await db
    .insertInto("letter_mails")
    .values({ letter_id: letter.id, subscriber_id: id, ...mail })
    .execute();
}

async function makeQuotes(
  services: FilingServices,
  { name, email, company }: Known,
  lead: string,
  by: { user: typeof anna; now: Date },
): Promise<void> {
  const { db } = services;
  const about = { customer_name: name, email, company, intro: `Beste ${name},`, lead_id: lead };
  await insertQuote(db, quoteRow(about));
  const sent = quoteRow(about);
  await insertQuote(db, sent);
  await sendQuote(services, sent, by);
  const open = await findQuote(db, { id: sent.id });
  if (!open) throw new Error("The quote was not kept");
  await askAboutQuote(services, open, { id: uuidv7(), question: `Is dit voor ${name}?` }, by.now);
  await agreeToQuote(services, open, agreementTo(open, { name }), by.now);
  await leaveProject(db, open.id, name, by.now.toISOString());
}

/** A file that a customer gave for the project of a quote, and a version that they were shown. */
async function leaveProject(db: Db, quote_id: string, name: string, at: string): Promise<void> {
  const { id: project_id } = await db
    .selectFrom("projects")
    .select("id")
    .where("quote_id", "=", quote_id)
    .executeTakeFirstOrThrow();
  await storeProjectFile(db, { id: project_id }, at, `${name}.jpg`);
  const unanswered = { outcome: null, reacted_by: null, reacted_at: null, submission_id: null };
  await db
    .insertInto("project_versions")
    .values({ id: uuidv7(), project_id, number: 1, url: "", note: null, shown_at: at, text: name, ...unanswered })
    .execute();
}

/** Rows that no use case leaves, or none that is quick to call. */
async function leaveRows(
  db: Db,
  row: {
    lead: string;
    person_id: string;
    subject_id: string;
    external_id: string;
    name: string;
    email: string;
    at: string;
  },
): Promise<void> {
  const { lead, person_id, subject_id, external_id, name, email, at } = row;
  const other = { id: uuidv7(), name, email_key: null, phone_key: null, created_at: at };
  await db.insertInto("people").values(other).execute();
  await db
    .insertInto("person_merges")
    .values({
      id: uuidv7(),
      kept_id: person_id,
      merged_id: other.id,
      before: JSON.stringify({ name }),
      user_email: anna.email,
      merged_at: at,
      undone_at: null,
    })
    .execute();
  await db
    .insertInto("person_refusals")
    .values({ first_id: other.id, second_id: person_id, user_email: anna.email, refused_at: at })
    .execute();
  await db.insertInto("lead_calls").values({ lead_id: lead, user_id: anna.id, calling_until: at }).execute();
  const batch = uuidv7();
  await db
    .insertInto("lead_batches")
    .values({
      id: batch,
      user_id: anna.id,
      kind: "plan",
      value: null,
      changed: 1,
      skipped: "[]",
      created_at: at,
      undone_at: null,
      undone: 0,
    })
    .execute();
  await db
    .insertInto("lead_batch_steps")
    .values({ batch_id: batch, lead_id: lead, was: JSON.stringify({ next_action: `Bel ${name}` }), version: 1 })
    .execute();
  const file = uuidv7();
  await db
    .insertInto("lead_imports")
    .values({
      id: file,
      user_id: anna.id,
      user_email: anna.email,
      file_name: "leads.csv",
      state: "done",
      doing: "import",
      choices: "{}",
      attempts: 1,
      due_at: at,
      lease_owner: null,
      lease_until: null,
      created_at: at,
      ended_at: at,
    })
    .execute();
  await db
    .insertInto("lead_import_lines")
    .values({
      id: uuidv7(),
      import_id: file,
      line: 2,
      cells: JSON.stringify([name]),
      outcome: "added",
      lead_id: lead,
      created_at: at,
    })
    .execute();
  await db
    .insertInto("mailbox_strangers")
    .values({
      id: uuidv7(),
      message_key: uuidv7(),
      uid_validity: "1",
      uid: 1,
      kind: "person",
      state: "open",
      sender: email,
      sender_name: name,
      subject: `Vraag van ${name}`,
      sent_at: at,
      found_at: at,
      likely_person_id: null,
    })
    .execute();
  await db
    .insertInto("meta_lead_events")
    .values({
      id: external_id,
      page_id: null,
      form_id: "f",
      ad_id: null,
      origin: "webhook",
      state: "stored",
      attempts: 1,
      due_at: at,
      lease_owner: null,
      lease_until: null,
      problem: null,
      last_error: null,
      request_id: subject_id,
      received_at: at,
      settled_at: at,
    })
    .execute();
  await db
    .insertInto("push_messages")
    .values({
      id: uuidv7(),
      device_id: "d1",
      topic: `lead:${lead}`,
      notice: JSON.stringify({ kind: "lead", lead, name }),
      state: "queued",
      attempts: 0,
      due_at: at,
      expires_at: at,
      lease_owner: null,
      lease_until: null,
      last_error: null,
      created_at: at,
    })
    .execute();
}

/** A user of the desk with a device, which the messages to devices refer to. */
export async function standByDevice(db: Db): Promise<void> {
  const at = "2026-11-21T08:00:00.000Z";
  await db
    .insertInto("user")
    .values({
      id: anna.id,
      name: "Anna",
      email: anna.email,
      emailVerified: 1,
      image: null,
      role: "owner",
      createdAt: at,
      updatedAt: at,
      lastSeenAt: null,
    })
    .execute();
  await db
    .insertInto("push_devices")
    .values({
      id: "d1",
      user_id: anna.id,
      endpoint: "https://push.example/1",
      p256dh: "p",
      auth: "a",
      name: "Chrome",
      created_at: at,
      last_sent_at: null,
      problem: null,
      last_received_at: null,
      unheard_since: null,
    })
    .execute();
}

function attachmentRow(message_id: string) {
  return { id: uuidv7(), message_id, name: "foto.png", type: "image/png", size: 3, content: "AAAA" };
}

/** A published review of a customer. */
function reviewRow(changes: Partial<ReviewRow> & Pick<ReviewRow, "lead_id">): ReviewRow {
  const id = newId();
  return {
    id,
    state: "published",
    language: "nl",
    won_at: "2026-03-02T10:00:00.000Z",
    due_at: "2026-03-09T10:00:00.000Z",
    attempts: 1,
    lease_owner: null,
    lease_until: null,
    token_hash: `hash-of-${id}`,
    asked_at: "2026-03-09T10:00:00.000Z",
    stars: 5,
    words: "Vlot en helder.",
    name: "Joris",
    consent: "Weef mag dit tonen.",
    given_at: "2026-03-10T10:00:00.000Z",
    answer: null,
    answered_at: null,
    hidden_reason: null,
    ...changes,
  };
}
