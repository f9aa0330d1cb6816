import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openFresh } from "../../../../tests/support/databases";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { mailingServices } from "../../../../tests/support/services";
import { handleMailsForm } from "./handle-mails-form.server";
import { findMail } from "./mail-list-store.server";
import { readMails } from "./read-mails.server";
import { renderKeptMail } from "./show-mail.server";

const NOW = new Date("2026-11-24T11:00:00.000Z");
const by = { user: anna, now: NOW };
const ALL = { list: "all", recipient: "", cursor: null } as const;
const reader = { language: "nl", now: NOW } as const;
const TOKEN = "a".repeat(43);

let db: Db;
let services: ReturnType<typeof mailingServices>;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  services = mailingServices(db, () => NOW);
};

async function enqueue(recipient: string, columns: Record<string, unknown> = {}, minutesAgo = 0): Promise<string> {
  const id = await db.transaction().execute((tx) =>
    services.outbox.enqueue(tx, {
      template: "chat-answer",
      props: { name: "Jan", answers: ["Dat kan."], url: `https://weef.example/afspraak/beheer/${TOKEN}?x=1` },
      language: "nl",
      recipient,
    }),
  );
  const created_at = new Date(NOW.getTime() - minutesAgo * 60_000).toISOString();
  await db
    .updateTable("outbox")
    .set({ lease_owner: null, lease_until: null, created_at, ...columns })
    .where("id", "=", id)
    .execute();
  return id;
}
const list = (asked: Partial<Parameters<typeof readMails>[1]> = {}) => readMails(db, { ...ALL, ...asked }, reader);
const stored = async (id: string) => (await findMail(db, id))?.state;

describe("the mails of the queue", () => {
  beforeEach(() => setUp(openFresh));

  it("are late a quarter of an hour after they were queued, but not before their day", async () => {
    await enqueue("jan@smit.example", { due_at: "2026-11-30T10:00:00.000Z", created_at: "2026-11-30T10:00:00.000Z" });
    await enqueue("jan@smit.example", { state: "failed" }, 600);
    expect((await list())?.late).toBeNull();
    await enqueue("ann@smit.example", { attempts: 2 }, 16);
    expect((await list())?.late).toBe("16 min");
    await enqueue("eva@smit.example", { attempts: 9 }, 3 * 24 * 60 + 121);
    expect((await list())?.late).toBe("3 d 2 u");
  });

  it("are sent again, one or all that failed", async () => {
    const [one, ...others] = [
      await enqueue("a@smit.example", { state: "failed" }),
      await enqueue("b@smit.example", { state: "failed" }),
      await enqueue("c@smit.example", { state: "failed" }),
    ];
    expect(await handleMailsForm(services, { do: "resend", mail: one }, by)).toBe("sent");
    expect(await handleMailsForm(services, { do: "resend", mail: one }, by)).toBe("refused");
    expect(await handleMailsForm(services, { do: "resend-failed" }, by)).toBe("requeued");
    expect(await handleMailsForm(services, { do: "resend-failed" }, by)).toBe("none");
    expect(await services.outbox.sendDue()).toBe(2);
    expect(services.sent.map(({ recipient }) => recipient).sort()).toEqual([
      "a@smit.example",
      "b@smit.example",
      "c@smit.example",
    ]);
    for (const id of others) expect(await stored(id)).toBe("sent");
    const auditEntries = await db.selectFrom("audit_log").select(["action", "detail"]).orderBy("id").execute();
    expect(auditEntries).toEqual([
      { action: "mail.resend", detail: "{}" },
      { action: "mail.resend-failed", detail: '{"count":2}' },
    ]);
  });

  it("are late only from when they are queued again, if all that failed are", async () => {
    await enqueue("a@smit.example", { state: "failed" }, 3 * 24 * 60);
    expect(await handleMailsForm(services, { do: "resend-failed" }, by)).toBe("requeued");
    expect((await list())?.late).toBeNull();
  });

  it("can be taken back until they are sent, but not while they are being sent", async () => {
    const at = NOW.toISOString();
    const waiting = await enqueue("a@smit.example");
    const sending = await enqueue("b@smit.example", {
      attempts: 1,
      lease_owner: "x",
      lease_until: "2026-11-24T11:00:30.000Z",
    });
    const gone = await enqueue("c@smit.example", { state: "sent", sent_at: at });
    const takeBack = (mail: string) => handleMailsForm(services, { do: "take-back", mail }, by);
    expect(await takeBack(waiting)).toBe("takenBack");
    expect(await takeBack(waiting)).toBe("refused");
    expect(await takeBack(sending)).toBe("busy");
    expect(await takeBack(gone)).toBe("refused");
    expect(await services.outbox.sendDue()).toBe(0);
    expect(await db.selectFrom("audit_log").select(["action", "subject"]).execute()).toEqual([
      { action: "mail.take-back", subject: `mail:${waiting}` },
    ]);
  });

  it("are shown as they are read, without the tokens in their links", async () => {
    const row = await findMail(db, await enqueue("a@smit.example"));
    const mail = row && (await renderKeptMail(row));
    expect(mail?.text).toContain("Dat kan.");
    expect(mail?.html).toContain("https://weef.example/afspraak/beheer/…");
    expect(mail?.html + String(mail?.text)).not.toContain(TOKEN);
    expect(row && (await renderKeptMail({ ...row, props: "{}" }))).toBeNull();
  });
});

describeOnEachDatabase("the list of mails", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("are listed by state and recipient, with what they are about", async () => {
    const lead = await storeOffer(db);
    const { subject_id } = await db
      .selectFrom("leads")
      .select("subject_id")
      .where("id", "=", lead)
      .executeTakeFirstOrThrow();
    const at = NOW.toISOString();
    await enqueue("jan@smit.example", { state: "sent", sent_at: at, attempts: 1, request_id: subject_id }, 5);
    await enqueue("els@de_boer.example", { state: "failed", attempts: 9, last_error: "550 5.1.1 no such user" }, 4);
    await enqueue("ann@smit.example", { attempts: 2, last_error: "421 busy" }, 3);
    await enqueue("piet@smit.example", { due_at: "2026-11-30T10:00:00.000Z" }, 2);
    await enqueue("kees@smit.example", { attempts: 1, lease_owner: "x", lease_until: "2026-11-24T11:00:30.000Z" }, 1);
    const page = await list();
    expect(page?.mails.map(({ recipient, state }) => `${recipient.split("@")[0]} ${state}`)).toEqual([
      "kees sending",
      "piet planned",
      "ann waiting",
      "els failed",
      "jan sent",
    ]);
    expect(page?.counts).toEqual({ all: 5, queued: 3, failed: 1, sent: 1 });
    expect(page?.mails.at(-1)?.about?.path).toBe(`/admin/leads/${lead}`);
    expect((await list({ list: "failed" }))?.mails).toMatchObject([
      {
        reason: { text: "Deze mailbox bestaat niet. Kijk of het adres klopt.", technical: "550 5.1.1 no such user" },
        attempts: 9,
      },
    ]);
    expect((await list({ recipient: "E_BO" }))?.mails).toHaveLength(1);
    expect((await list({ recipient: "t%s" }))?.mails).toEqual([]);
  });

  it("are shown with the address as people write it, and found in both spellings", async () => {
    await enqueue("info@xn--bckerei-idn-l8a.example");
    await enqueue("info@xn--mnchen-3ya.example");
    for (const recipient of ["bäckerei", "INFO@BÄCKEREI-idn.example", "xn--bckerei-idn"]) {
      expect((await list({ recipient }))?.mails, recipient).toMatchObject([{ recipient: "info@bäckerei-idn.example" }]);
    }
    expect((await list({ recipient: "käse" }))?.mails).toEqual([]);
  });

  it("are paged without duplicates or gaps", async () => {
    for (let nth = 0; nth < 120; nth += 1) await enqueue(`k${nth}@smit.example`, {}, nth % 7);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ cursor });
      seen.push(...(page?.mails ?? []).map(({ id }) => id));
      cursor = page?.nextCursor ?? null;
    } while (cursor !== null);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    expect(await list({ cursor: "made up" })).toBeNull();
  });
});
