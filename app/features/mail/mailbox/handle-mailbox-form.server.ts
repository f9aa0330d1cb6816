import { BOUNDS } from "~/components/forms/bounds";
import { readHandLead } from "~/features/leads/by-hand/hand-lead";
import { findKnownPeople } from "~/features/leads/by-hand/known-people.server";
import { storeHandLead } from "~/features/leads/by-hand/store-hand-lead.server";
import { leadsOfPerson } from "~/features/leads/lead-store.server";
import { claimKeys, findOwner, lockPeopleAlone } from "~/features/leads/person-store.server";
import type { SubmitServices } from "~/features/requests/request-kind.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { MailboxStrangerRow } from "~/lib/db/tables/mailbox-tables";
import { cleanLine, isOneAddress } from "~/lib/text/mail-address";
import { isBlank, tidyText } from "~/lib/text/tidy-text";
import { dayOf, momentAt } from "~/lib/time/zoned-time";
import { type MailboxOutcome, OLDER_FROM } from "./mailbox";
import type { Mailbox } from "./mailbox.server";
import { dismissUnknownSender, findUnknownSender, lockUnknownSender, readOlderFrom } from "./mailbox-store.server";
import { MailboxProblem } from "./mailbox-trouble";
import type { MailboxMessage } from "./mailbox-worker.server";
import { parseMessage } from "./parse-message.server";
import { ownWords } from "./quoted-text";
import { receiveMessage } from "./receive-message.server";
import { writersOf } from "./writer";

/** Characters. What is quoted further on was written by anybody, and reading all of a long mail would block everybody. */
const FORWARD_HEAD = 5_000;

export interface MailboxServices extends SubmitServices {
  mailbox: Pick<Mailbox, "fetch" | "wake" | "taking">;
}

/** `lead`: where the mail is now. */
export type MailboxDone = { outcome: MailboxOutcome } | { lead: string };

/** Fields: `do`, and of a mail its `mail`. Throws only what the database throws. */
export async function handleMailboxForm(
  services: MailboxServices,
  fields: Record<string, unknown>,
  by: By,
): Promise<MailboxDone> {
  if (fields.do === "older") return { outcome: await askForOlder(services, fields[OLDER_FROM], by) };
  const unknownSender = await findUnknownSender(services.db, String(fields.mail ?? ""));
  if (unknownSender?.state !== "open") return { outcome: "gone" };
  if (fields.do === "dismiss") return { outcome: await dismiss(services, unknownSender, by) };
  try {
    const message = await services.mailbox.fetch(unknownSender);
    if (!message) return { outcome: "gone" };
    if (fields.do === "lead") return await makeLead(services, unknownSender, message, by);
    return await join(services, unknownSender, message, { person: fields.person, who: fields.who }, by);
  } catch (error) {
    if (error instanceof MailboxProblem) return { outcome: "unreachable" };
    throw error;
  }
}

async function makeLead(
  services: MailboxServices,
  unknownSender: MailboxStrangerRow,
  message: MailboxMessage,
  by: By,
): Promise<MailboxDone> {
  const { head, text } = await parseMessage((await message.source()) ?? new Uint8Array(), message.receivedAt);
  const [writer = null] = writersOf(head, await services.mailbox.taking.ourAddresses());
  const sender = unknownSender.kind === "colleague" ? forwardedSender(text) : writer;
  const told = [head.subject, ownWords(text)].filter(Boolean).join("\n\n");
  const name = bounded(sender?.name ?? "", BOUNDS.name);
  const read = readHandLead({
    // The same mail makes one lead, however often the button is pressed.
    submission_id: unknownSender.id,
    name: isBlank(name) ? bounded(sender?.address ?? "", BOUNDS.name) : name,
    email: sender?.address ?? "",
    channel: "other",
    message: bounded(told, BOUNDS.message),
  });
  // The other fields were made to fit.
  if (read.errors) return { outcome: "noSender" };
  const lead = await storeHandLead(services, read.lead, by);
  if (!lead) return { outcome: "gone" };
  await settle(services, unknownSender, message);
  return { lead };
}

/** Characters that no field takes. */
const UNREADABLE = /(?![\t\r\n])[\p{Cc}\p{Cs}]/gu;

/** A text that a field of a form takes. */
function bounded(text: string, length: number): string {
  // Tidied first, which can make it longer; the cut can leave half a character.
  return tidyText(text.replace(UNREADABLE, "")).slice(0, length).replace(UNREADABLE, "");
}

/** The sender of a mail that a colleague has passed on, as mail programs write above it. */
function forwardedSender(text: string): { name: string; address: string } | null {
  for (const line of text.slice(0, FORWARD_HEAD).split("\n")) {
    const said = /^[>\s]*(?:From|Van|Von|De)\s*:(.*)$/i.exec(line)?.[1] ?? "";
    const words = said.split(/[\s<>"]+/).filter(Boolean);
    const address = words.pop() ?? "";
    if (isOneAddress(address)) return { name: cleanLine(words.join(" ")), address };
  }
  return null;
}

async function join(
  services: MailboxServices,
  unknownSender: MailboxStrangerRow,
  message: MailboxMessage,
  chosen: { person: unknown; who: unknown },
  by: By,
): Promise<MailboxDone> {
  const { db } = services;
  // An address of our own is nobody's.
  if (unknownSender.kind === "colleague" || unknownSender.sender === "") return { outcome: "taken" };
  const person = await choosePerson(services, chosen, by);
  if (typeof person !== "string") return person;
  const isJoined = await db.transaction().execute(async (tx) => {
    await lockPeopleAlone(tx);
    const owner = await findOwner(tx, { email_key: unknownSender.sender });
    if (owner && owner !== person) return false;
    await claimKeys(tx, person, { email_key: unknownSender.sender });
    const detail = { from: unknownSender.sender };
    await recordAudit(tx, { user: by.user, at: by.now, action: "mailbox.join", subject: `person:${person}`, detail });
    return true;
  });
  if (!isJoined) return { outcome: "taken" };
  await settle(services, unknownSender, message);
  const [lead] = await leadsOfPerson(db, person, 1);
  return lead ? { lead: lead.id } : { outcome: "joined" };
}

async function choosePerson(
  { db }: MailboxServices,
  { person, who }: { person: unknown; who: unknown },
  { now }: By,
): Promise<string | MailboxDone> {
  if (typeof person === "string")
    return (await leadsOfPerson(db, person, 1)).length > 0 ? person : { outcome: "unknown" };
  const typed = typeof who === "string" ? who.trim() : "";
  const fields = isOneAddress(typed) ? { email: typed } : { name: typed };
  const known = await findKnownPeople(db, fields, { language: "nl", now });
  const [one] = known;
  if (known.length > 1) return { outcome: "several" };
  return one ? one.id : { outcome: "unknown" };
}

/** The mail goes into the thread of its sender, who is known now. */
async function settle({ db, mailbox, live }: MailboxServices, { id }: MailboxStrangerRow, message: MailboxMessage) {
  await receiveMessage(mailbox.taking, message);
  await db.transaction().execute((tx) => dismissUnknownSender(tx, id));
  void live.publish({ kind: "mailbox" });
}

async function dismiss({ db, live }: MailboxServices, { id }: MailboxStrangerRow, by: By): Promise<MailboxOutcome> {
  const isDone = await db.transaction().execute(async (tx) => {
    if (!(await lockUnknownSender(tx, id))) return false;
    await dismissUnknownSender(tx, id);
    await recordAudit(tx, { user: by.user, at: by.now, action: "mailbox.dismiss", subject: `mailbox:${id}` });
    return true;
  });
  if (!isDone) return "gone";
  void live.publish({ kind: "mailbox" });
  return "dismissed";
}

async function askForOlder({ db, mailbox, live }: MailboxServices, day: unknown, by: By): Promise<MailboxOutcome> {
  const typed = String(day ?? "");
  const isDay = /^(19|20)\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00Z`));
  if (!isDay || typed > dayOf(by.now.toISOString())) return "olderInvalid";
  await db.transaction().execute(async (tx) => {
    await readOlderFrom(tx, new Date(momentAt(typed, "00:00")));
    await recordAudit(tx, {
      user: by.user,
      at: by.now,
      action: "mailbox.older",
      subject: "mailbox:inbox",
      detail: { on: typed },
    });
  });
  mailbox.wake();
  void live.publish({ kind: "mailbox" });
  return "older";
}
