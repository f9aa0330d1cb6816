import { lockPeopleShared } from "~/features/leads/person-store.server";
import { returnLetter } from "~/features/newsletter/letters/letter-returned.server";
import { returnQuote } from "~/features/quotes/quoted-lead.server";
import type { Db } from "~/lib/db/database.server";
import { findOutboxMail, findOutboxMailTo, markMailReturned, type OutboxMail } from "../outbox/outbox-store.server";
import { reopenLeads } from "../thread/answer-leads.server";
import { changeMessage, messagesWith, type ThreadHead } from "../thread/thread-store.server";
import type { Bounce } from "./bounce";
import { peopleAmong, personOf } from "./find-person.server";
import { keyOf, type Mailbox } from "./message-head";

interface BounceServices {
  db: Db;
  ourAddresses: () => Promise<ReadonlyMap<string, string | null>>;
  now: () => Date;
}

/** Takes back what a mail has answered that came back. Returns the leads that changed; null when it is no mail of ours. */
export async function recordBounce(services: BounceServices, bounce: Bounce): Promise<ReadonlySet<string> | null> {
  const { db, now } = services;
  const { error, recipients } = bounce;
  const { mail, sent } = await findReturned(db, bounce);
  const people = await peopleAmong(db, recipients.map(mailboxOf), new Map());
  const theirs = sent.filter(({ person_id }) => people.includes(person_id));
  // The report may name only the last of addresses that lead on to each other.
  const messages = theirs.length > 0 ? theirs : sent;
  if (!mail && messages.length === 0) return null;
  const back: ThreadHead[] = [];
  for (const message of messages) back.push({ ...message, returned: await returnedOf(services, message, recipients) });
  return await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const changed = messages.flatMap(({ lead_id }) => lead_id ?? []);
    if (mail) {
      // Locks the reader, which comes before the mail.
      await returnLetter(tx, mail.id, error, now());
      await markMailReturned(tx, mail.id, error);
      changed.push(...(await returnQuote(tx, mail, now())));
    }
    for (const { id, person_id, sent_at, returned } of back) {
      await changeMessage(tx, id, { returned, returned_detail: error });
      if (returned === "bounce") changed.push(...(await reopenLeads(tx, person_id, sent_at, now())));
    }
    return new Set(changed);
  });
}

/** Found by any name that it has, else by its date: a relay may have left neither of our headers. */
async function findReturned(
  db: Db,
  { about, ownId, date, recipients }: Bounce,
): Promise<{ mail: OutboxMail | undefined; sent: ThreadHead[] }> {
  for (const id of [ownId, about]) {
    const mail = id ? await findOutboxMail(db, id) : undefined;
    const sent = id ? await messagesWith(db, [mail?.message_id ?? id]) : [];
    if (mail || sent.length > 0) return { mail, sent };
  }
  const mail = date && (await findOutboxMailTo(db, recipients, date));
  return mail ? { mail, sent: await messagesWith(db, [mail.message_id]) } : { mail: undefined, sent: [] };
}

/** The value of `returned` in the thread. Addresses of other people do not count. They may be reported one by one. */
async function returnedOf(
  { db, ourAddresses }: BounceServices,
  { person_id, recipients, copied, returned }: ThreadHead,
  failed: readonly string[],
): Promise<string> {
  const ours = await ourAddresses();
  const addresses = [...JSON.parse(recipients), ...JSON.parse(copied)] as string[];
  const back = new Set([...(returned ?? "").split(" "), ...failed].filter(Boolean));
  const theirs: string[] = [];
  for (const mailbox of addresses.map(mailboxOf)) {
    const person = ours.has(keyOf(mailbox)) ? "" : await personOf(db, mailbox);
    if (person === null || person === person_id) theirs.push(keyOf(mailbox));
  }
  // A report about a single address may name the one that it leads on to.
  const isReached = addresses.length > 1 && failed.length > 0 && theirs.some((key) => !back.has(key));
  return isReached && returned !== "bounce" ? [...back].join(" ") : "bounce";
}

function mailboxOf(address: string): Mailbox {
  return { name: "", address };
}
