import { beforeEach, describe, expect, it } from "vitest";
import { readLead } from "~/features/leads/lead-page/read-lead.server";
import { findLead } from "~/features/leads/lead-store.server";
import { openWaitsOfLeads } from "~/features/leads/waits/wait-store.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { foundMail } from "../../../../tests/support/found-mail";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { latestMessage } from "../thread/thread-store.server";
import { listUnknownSenders } from "./mailbox-store.server";
import { readMessage } from "./read-message.server";
import { receiveMessage } from "./receive-message.server";

const JAN = "jan@klant.example";
const ASKED = "2026-11-28T08:00:00.400Z";
const NOW = "2026-11-28T09:00:00.000Z";
const RECEIVED = "Received: from mail.elders.example by mx.weef.example; Sat, 28 Nov 2026 08:59:59 +0000";
const results = (said: string) => `Authentication-Results: mx.weef.example; ${said}`;

interface Mail {
  from?: string;
  to?: string;
  /** A mail server writes them above the other headers. */
  trace?: readonly string[];
  head?: readonly string[];
  id?: string;
  subject?: string;
  date?: string;
  receivedAt?: string;
  role?: "inbox" | "sent";
}

describeOnEachDatabase("a mail of which something is not known", (openFresh) => {
  let db: Db;
  let lead: string;
  let person: string;
  let uid: number;
  beforeEach(async () => {
    db = await openFresh();
    uid = 0;
    lead = await storeOffer(db, { name: "Jan Jansen", email: JAN, created_at: ASKED });
    person = (await findLead(db, { id: lead }))?.person_id ?? "";
  });

  async function take(mail: Mail): Promise<void> {
    uid += 1;
    const { from = JAN, to = "hallo@weef.example", trace = [], head = [], subject = "Mijn site" } = mail;
    const lines = [
      ...trace,
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      `Message-ID: <${mail.id ?? `m${uid}`}@klant.example>`,
      `Date: ${new Date(mail.date ?? "2026-11-28T08:59:00Z").toUTCString()}`,
      ...head,
    ];
    const source = [...lines, "", "Graag!"].join("\r\n");
    const services = {
      db,
      live: { publish: async () => {} },
      ourAddresses: async () =>
        new Map<string, string | null>([
          ["hallo@weef.example", null],
          ["mailbox@aanbieder.example", null],
          [anna.email, anna.id],
        ]),
      now: () => new Date(NOW),
    };
    const receivedAt = new Date(mail.receivedAt ?? NOW);
    await receiveMessage(services, foundMail(source, { uid, role: mail.role ?? "inbox", receivedAt }));
  }
  const ours = (mail: Mail = {}) => take({ from: "hallo@weef.example", to: JAN, ...mail });
  const sent = (mail: Mail = {}) => ours({ role: "sent", ...mail });
  const thread = async () => {
    const rows = await db.selectFrom("thread_messages").selectAll().where("person_id", "=", person).execute();
    return rows.toSorted((one, other) => one.sent_at.localeCompare(other.sent_at));
  };
  const ourLead = async () => await findLead(db, { id: lead });
  /** The moment from which they wait for an answer after the first one. */
  const waitsSince = async () => (await openWaitsOfLeads(db, [lead])).get(lead)?.since ?? null;
  const wasAnswered = () =>
    db.updateTable("leads").set({ status: "contacted", first_answered_at: ASKED }).where("id", "=", lead).execute();
  const unanswered = { status: "new", first_answered_at: null };

  describe("from our own address in the inbox", () => {
    const proven = [
      [results("dmarc=pass header.from=weef.example")],
      [results("dkim=pass header.d=weef.example; dmarc=none")],
      // The sender's own claim stands below that of the mail server.
      [results("dmarc=pass"), RECEIVED, results("dmarc=fail")],
    ];
    it.each(proven)("is ours when the mail server proves it: %s", async (...trace) => {
      await ours({ trace });
      expect(await thread()).toMatchObject([{ direction: "out", is_unconfirmed: 0 }]);
      expect(await ourLead()).toMatchObject({ status: "contacted", first_answered_at: "2026-11-28T08:59:00.000Z" });
    });

    const unproven = [
      [results("spf=fail; dkim=none; dmarc=none")],
      [results("dmarc=none"), RECEIVED, results("dmarc=pass")],
      [RECEIVED],
      [],
    ];
    it.each(unproven)("is kept, and answers nothing, when it does not: %s", async (...trace) => {
      await ours({ trace, from: anna.email });
      expect(await thread()).toMatchObject([{ is_unconfirmed: 1, user_id: null }]);
      expect(await ourLead()).toMatchObject(unanswered);
      // It does not hide that the person waits.
      await wasAnswered();
      await take({ date: "2026-11-28T08:58:00Z" });
      expect(await waitsSince()).toBe("2026-11-28T08:58:00.000Z");
      expect(await latestMessage(db, person)).toMatchObject({ direction: "in" });
    });

    it("is shown as what it is", async () => {
      await ours();
      const place = { path: "/admin/leads/1", filter: "all", cursor: null } as const;
      const days = (await readLead(db, lead, { language: "nl", now: new Date(NOW) }, place))?.timeline.days ?? [];
      const [mail] = days.flatMap(({ items }) => items).filter(({ kind }) => kind === "sent");
      expect(mail?.state?.text).toBe("Van ons eigen adres, niet bevestigd: telt niet als antwoord");
      const shown = await readMessage(db, (await thread())[0]?.id ?? "", "en");
      expect(shown?.warnings).toEqual([expect.stringMatching(/^From our own address, not confirmed/)]);
    });

    it("proves nothing by a claim on top of it where the mail server says nothing of other mails", async () => {
      await take({ trace: [RECEIVED], from: "piet@ander.example" });
      await ours({ trace: [RECEIVED, results("dmarc=pass")] });
      expect(await thread()).toMatchObject([{ is_unconfirmed: 1 }]);
      expect(await ourLead()).toMatchObject(unanswered);
    });

    it("is ours once its copy in the folder for sent mail is found, and an answer from then on", async () => {
      await ours({ id: "zelfde" });
      await sent({ id: "zelfde" });
      expect(await thread()).toMatchObject([{ is_unconfirmed: 0, origin: "sent" }]);
      expect(await ourLead()).toMatchObject({ status: "contacted" });
      await ours({ id: "zelfde" });
      expect(await thread()).toMatchObject([{ is_unconfirmed: 0 }]);
    });
  });

  describe("by a clock that is slow", () => {
    it.each([
      ["a minute less than a mail takes", "2026-11-28T08:51:00Z"],
      ["two hours", "2026-11-28T06:58:00Z"],
      ["eight years", "2018-11-28T08:58:00Z"],
    ])("is later than what it answers: %s", async (_how, date) => {
      await sent({ id: "vraag", date: "2026-11-28T08:52:00Z" });
      await take({ date, head: ["In-Reply-To: <vraag@klant.example>"] });
      expect(await waitsSince()).toBe(NOW);
      expect((await thread()).map(({ direction }) => direction)).toEqual(["out", "in"]);
    });

    it.each([
      ["two hours", "2026-11-28T06:58:00Z"],
      ["eight years", "2018-11-28T08:58:00Z"],
    ])("counts from its arrival where it names nothing that it answers: %s", async (_how, date) => {
      await sent({ date: "2026-11-28T08:30:00Z" });
      await take({ date, id: "antwoord" });
      await take({ date, id: "antwoord", receivedAt: "2026-11-28T09:00:20.000Z" });
      expect(await waitsSince()).toBe(NOW);
      expect((await thread()).map(({ direction }) => direction)).toEqual(["out", "in"]);
    });

    it("is answered by a mail that names it, whatever that one's clock says", async () => {
      await sent({ date: "2026-11-28T08:10:00Z", head: ["In-Reply-To: <vraag@klant.example>"] });
      await take({ id: "vraag", date: "2026-11-28T08:20:00Z", receivedAt: "2026-11-28T08:20:05.000Z" });
      expect(await waitsSince()).toBeNull();
    });

    it("ends the wait for an answer all the same when it is ours", async () => {
      await wasAnswered();
      await take({ id: "vraag", date: "2026-11-28T08:50:00Z", receivedAt: "2026-11-28T08:50:05.000Z" });
      expect(await waitsSince()).toBe("2026-11-28T08:50:00.000Z");
      await sent({ date: "2026-11-28T08:45:00Z", head: ["In-Reply-To: <vraag@klant.example>"] });
      expect(await waitsSince()).toBeNull();
      expect((await thread()).map(({ direction }) => direction)).toEqual(["in", "out"]);
    });
  });

  describe("of the second in which something else happened", () => {
    it("is the answer to a lead of that second", async () => {
      await sent({ date: ASKED });
      expect(await ourLead()).toMatchObject({ status: "contacted", first_answered_at: ASKED });
    });

    it("comes after our mail of that second, which is no answer to it", async () => {
      await sent({ id: "vraag", date: "2026-11-28T08:59:00Z" });
      await db.updateTable("thread_messages").set({ sent_at: "2026-11-28T08:59:00.700Z" }).execute();
      await take({ id: "antwoord" });
      expect(await latestMessage(db, person)).toMatchObject({ message_id: "<antwoord@klant.example>" });
      expect(await waitsSince()).toBe("2026-11-28T08:59:00.701Z");
    });

    it("comes after what was stored before it of the same moment", async () => {
      for (const id of ["een", "twee", "drie"]) await take({ id });
      expect(await latestMessage(db, person)).toMatchObject({ message_id: "<drie@klant.example>" });
    });
  });

  describe("from a form on another site, with the person in Reply-To", () => {
    const form = { from: "WordPress <wordpress@ander.example>", head: ["Reply-To: Piet Pot <piet@pot.example>"] };

    it("waits in the tray as that person", async () => {
      await take(form);
      expect(await listUnknownSenders(db, 9)).toMatchObject([{ sender: "piet@pot.example", sender_name: "Piet Pot" }]);
    });

    it.each(["wordpress@ander.example", "info@ander.example", "hallo@weef.example"])(
      "stands with the person who is known, and says where it came from: %s",
      async (from) => {
        await wasAnswered();
        await take({ from, head: [`Reply-To: ${JAN}`] });
        const [message] = await thread();
        expect(message).toMatchObject({ direction: "in", sender: from, remarks: '["other-sender"]' });
        expect(await waitsSince()).toBe("2026-11-28T08:59:00.000Z");
        const shown = await readMessage(db, message?.id ?? "", "nl");
        expect(shown?.warnings).toEqual([expect.stringMatching(/^Verstuurd vanaf een ander adres/)]);
      },
    );

    it("stands with who is in Reply-To also where the address of the form became somebody", async () => {
      await storeOffer(db, { name: "Formulier", email: "wordpress@ander.example", created_at: ASKED });
      await take({ ...form, head: [`Reply-To: ${JAN}`] });
      expect(await thread()).toHaveLength(1);
    });

    it.each(["hallo@weef.example", anna.email, "no-reply@ander.example", "bounce+1@ander.example", "geen adres"])(
      "goes by its sender where Reply-To is nobody's: %s",
      async (address) => {
        await take({ from: "piet@pot.example", head: [`Reply-To: ${address}`] });
        expect(await listUnknownSenders(db, 9)).toMatchObject([{ sender: "piet@pot.example", kind: "person" }]);
      },
    );

    it("stays with the sender who is known, wherever answers are to go", async () => {
      await take({ head: ["Reply-To: incasso@kwaad.example"] });
      expect(await thread()).toMatchObject([{ sender: JAN, remarks: "[]" }]);
    });

    it("is a colleague's where it names another address of the business", async () => {
      await take({ from: anna.email, head: ["Reply-To: planning@weef.example"] });
      expect(await listUnknownSenders(db, 9)).toMatchObject([{ kind: "colleague", sender: anna.email }]);
    });
  });
});
