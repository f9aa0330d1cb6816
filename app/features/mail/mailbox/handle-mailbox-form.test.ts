import { beforeEach, expect, it } from "vitest";
import { findLead, leadsOfPerson } from "~/features/leads/lead-store.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { foundMail } from "../../../../tests/support/found-mail";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { mailingServices } from "../../../../tests/support/services";
import { handleMailboxForm, type MailboxDone, type MailboxServices } from "./handle-mailbox-form.server";
import { findFolder, listUnknownSenders, saveFolder } from "./mailbox-store.server";
import { MailboxProblem } from "./mailbox-trouble";
import type { MailboxMessage } from "./mailbox-worker.server";
import { receiveMessage } from "./receive-message.server";

const NOW = new Date("2026-11-28T09:00:00.000Z");
const by = { user: anna, now: NOW };
const JAN = "jan@klant.example";

describeOnEachDatabase("what is done with a mail of the tray", (openFresh) => {
  let db: Db;
  let services: MailboxServices;
  let inMailbox: MailboxMessage | null;
  let isAway: boolean;
  let hurried: number;
  beforeEach(async () => {
    db = await openFresh();
    isAway = false;
    hurried = 0;
    const { live, ...mailing } = mailingServices(db);
    const ourAddresses = async () =>
      new Map<string, string | null>([
        ["hallo@weef.example", null],
        [anna.email, anna.id],
      ]);
    const mailbox = {
      taking: { db, live, ourAddresses, now: () => NOW },
      wake: () => {
        hurried += 1;
      },
      fetch: async () => {
        if (isAway) throw new MailboxProblem("unreachable");
        return inMailbox;
      },
    };
    services = { ...mailing, live, mailbox };
  });

  /** Gives its id in the tray. */
  async function comesIn(from: string, text = "Ik wil een site.\n\n> Dag Piet", id = "vraag"): Promise<string> {
    const head = `From: ${from}\r\nSubject: Nieuwe site\r\nMessage-ID: <${id}@ander.example>\r\n\r\n`;
    inMailbox = foundMail(head + text, { receivedAt: NOW });
    await receiveMessage(services.mailbox.taking, inMailbox);
    return (await listUnknownSenders(db, 1))[0]?.id ?? "";
  }
  const act = (fields: Record<string, unknown>) => handleMailboxForm(services, fields, by);
  const leadOf = async (done: MailboxDone) =>
    ("lead" in done && (await findLead(db, { id: done.lead }))) || expect.fail(JSON.stringify(done));
  const tray = async () => (await listUnknownSenders(db, 10)).length;
  const threadOf = (person: string) =>
    db.selectFrom("thread_messages").select(["subject", "direction"]).where("person_id", "=", person).execute();

  it("makes one lead of it, with the mail in the thread", async () => {
    const mail = await comesIn("Piet <piet@ander.example>");
    const done = await act({ do: "lead", mail });
    const lead = await leadOf(done);
    expect(lead).toMatchObject({ name: "Piet", email: "piet@ander.example", source: "desk-other" });
    expect(await threadOf(lead.person_id)).toEqual([{ subject: "Nieuwe site", direction: "in" }]);
    expect(await act({ do: "lead", mail })).toEqual({ outcome: "gone" });
    expect([await leadsOfPerson(db, lead.person_id, 9), await tray()]).toMatchObject([{ length: 1 }, 0]);
  });

  it.each([
    "Van: Kees de Wit <kees@wit.example>",
    '> From : "Kees de Wit" <kees@wit.example>',
    "Van: iemand\nDe: Kees de Wit kees@wit.example",
  ])("makes a lead of whoever wrote what a colleague passed on: %j", async (line) => {
    const mail = await comesIn(anna.email, `Iets voor jou?\n\n${line}\nAan: anna\n\nDag!`);
    expect(await leadOf(await act({ do: "lead", mail }))).toMatchObject({
      name: "Kees de Wit",
      email: "kees@wit.example",
    });
    // A folder that is read again brings it.
    if (inMailbox) await receiveMessage(services.mailbox.taking, { ...inMailbox, uidValidity: "2" });
    expect(await tray()).toBe(0);
  });

  it("looks for them at its beginning alone", async () => {
    const mail = await comesIn(anna.email, `${">\n".repeat(2_500)}Van: Kees de Wit <kees@wit.example>`);
    expect(await act({ do: "lead", mail })).toEqual({ outcome: "noSender" });
    expect(await tray()).toBe(1);
  });

  it.each([
    ["control characters", "Piet <piet@ander.example>", "Dag\u0007\u001b[0m!\u0000\u0085", "Piet"],
    [
      "a cut through a character",
      `x${"😀".repeat(60)} <piet@ander.example>`,
      "😀".repeat(3_000),
      `x${"😀".repeat(49)}`,
    ],
    [
      "characters that are longer once tidied",
      `${"\ufb2c".repeat(40)} <piet@ander.example>`,
      "\ufb2c".repeat(4_000),
      "\u05e9\u05bc\u05c1".repeat(40).slice(0, 100),
    ],
    ["a name that cannot be seen", '"\u200d" <piet@ander.example>', "Dag", "piet@ander.example"],
  ])("makes a lead of a mail with %s", async (_what, from, text, name) => {
    const lead = await leadOf(await act({ do: "lead", mail: await comesIn(from, text) }));
    expect(lead).toMatchObject({ name, email: "piet@ander.example" });
  });

  it("says so where its sender has no address on the internet", async () => {
    const mail = await comesIn("Piet <piet@localhost>");
    expect(await act({ do: "lead", mail })).toEqual({ outcome: "noSender" });
  });

  it("puts it with somebody by an address or a name, whose address it is from then on", async () => {
    const known = await findLead(db, { id: await storeOffer(db, { name: "Jan Jansen", email: JAN }) });
    const mail = await comesIn("jan@prive.example");
    expect(await act({ do: "join", mail, who: "jan jansen" })).toEqual({ lead: known?.id });
    await comesIn("jan@prive.example", "Nog iets", "later");
    expect([await threadOf(known?.person_id ?? ""), await tray()]).toMatchObject([{ length: 2 }, 0]);
  });

  it.each([
    ["nobody has that name", "Wim Weg", "unknown"],
    ["several have it", "Jan Jansen", "several"],
    ["nothing was typed", " ", "unknown"],
  ])("says that %s, and keeps it", async (_when, who, outcome) => {
    await storeOffer(db, { name: "Jan Jansen", email: JAN });
    await storeOffer(db, { name: "Jan Jansen", email: "jan@ander.example" });
    const mail = await comesIn("jan@prive.example");
    expect(await act({ do: "join", mail, who })).toEqual({ outcome });
    expect(await tray()).toBe(1);
  });

  it("says that its address became somebody else's meanwhile", async () => {
    await storeOffer(db, { name: "Jan Jansen", email: JAN });
    const mail = await comesIn("piet@ander.example");
    await storeOffer(db, { name: "Piet", email: "piet@ander.example" });
    expect(await act({ do: "join", mail, who: JAN })).toEqual({ outcome: "taken" });
  });

  it("keeps it while the mailbox is away, and says so of a mail that was deleted there", async () => {
    const mail = await comesIn("piet@ander.example");
    isAway = true;
    expect(await act({ do: "lead", mail })).toEqual({ outcome: "unreachable" });
    isAway = false;
    inMailbox = null;
    expect(await act({ do: "lead", mail })).toEqual({ outcome: "gone" });
    expect(await tray()).toBe(1);
  });

  it("dismisses it for good", async () => {
    const mail = await comesIn("piet@ander.example");
    expect(await act({ do: "dismiss", mail })).toEqual({ outcome: "dismissed" });
    expect(await act({ do: "dismiss", mail })).toEqual({ outcome: "gone" });
    await comesIn("piet@ander.example");
    expect(await tray()).toBe(0);
  });

  it("asks for older mail from a day that has been", async () => {
    const at = NOW.toISOString();
    const folder = { role: "inbox" as const, account: "key", path: "INBOX", uid_validity: "1", last_uid: 9 };
    await saveFolder(db, { ...folder, since: at, older_from: null, older_uid: null, seen_at: at });
    for (const from of ["2026-11-29", "gisteren", "2026-13-45", undefined])
      expect(await act({ do: "older", from })).toEqual({ outcome: "olderInvalid" });
    expect(await act({ do: "older", from: "2026-11-01" })).toEqual({ outcome: "older" });
    expect([(await findFolder(db, "inbox"))?.older_from, hurried]).toEqual(["2026-10-31T23:00:00.000Z", 1]);
  });
});
