import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, it, vi } from "vitest";
import { appendLines, changeConversation, lockConversation } from "~/features/chat/conversation-store.server";
import { insertDraft } from "~/features/configurator/configurator-store.server";
import { replaceKeys } from "~/features/leads/duplicates/join-person.server";
import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import { storeConversation } from "../../../tests/support/conversations";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { freshFolder } from "../../../tests/support/fresh-folder";
import { filingServices } from "../../../tests/support/known-person";
import { anna, storeOffer } from "../../../tests/support/leads";
import { erasePerson, printOf } from "./erase/erase-person.server";
import { tracePerson } from "./find/find-person.server";
import type { TraceKind } from "./find/trace";

const NOW = new Date("2026-11-21T13:05:00.000Z");
/** The time of a transaction that ends later than others that started after it. */
const SOONER = new Date(NOW.getTime() - 20_000);
const AT = SOONER.toISOString();
const EMAIL = "joris@wissink.example";
const KEY = { email: EMAIL };
const CHAT = uuidv7();

type Services = ReturnType<typeof filingServices>;

describeOnEachDatabase("what is written about somebody while they are erased", (openFresh) => {
  let db: Db;
  let services: Services;
  let lead: string;
  beforeEach(async () => {
    db = await openFresh();
    services = filingServices(db, freshFolder(), SOONER);
    await services.outbox.stop();
    lead = await storeOffer(db, { email: EMAIL, phone: null, created_at: "2026-11-20T09:00:00.000Z" });
    await storeConversation(db, { id: CHAT }, ["Hallo"]);
  });

  const trace = async () => (await tracePerson(db, KEY, services.ownerEmail)).trace;
  const erase = async () => erasePerson(services, KEY, { seen: printOf(await trace()) }, { user: anna, now: NOW });
  /** Erases, and does `work` once everything has been read, just before the transaction. */
  async function eraseDuring(work: (tx: Tx) => Promise<unknown>) {
    const begin = db.transaction.bind(db);
    const seen = printOf(await trace());
    vi.spyOn(db, "transaction").mockImplementationOnce(() => {
      const transaction = begin();
      const execute = transaction.execute.bind(transaction);
      transaction.execute = async (erasing) => {
        await begin().execute(work);
        return execute(erasing);
      };
      return transaction;
    });
    return erasePerson(services, KEY, { seen }, { user: anna, now: NOW });
  }
  async function say(tx: Tx, id: string, text: string) {
    const conversation = await lockConversation(tx, { id });
    if (conversation) await appendLines(tx, conversation, [{ id: uuidv7(), author: "visitor", text }], AT);
  }
  const noMore = async () => Object.values((await trace()).ids).flat();

  it("is erased with them if only the log of the desk mentions them", async () => {
    const auditEntry = {
      user: anna,
      action: "user.invited",
      subject: "user:1",
      detail: { email: EMAIL },
      at: SOONER,
    } as const;
    expect(await eraseDuring((tx) => recordAudit(tx, auditEntry))).toMatchObject({ outcome: "erased" });
    const details = await db.selectFrom("audit_log").select("detail").where("action", "=", auditEntry.action).execute();
    expect(details).toEqual([{ detail: "{}" }]);
    expect(await noMore()).toEqual([]);
  });

  it.each<{ what: string; kind: TraceKind; write: (tx: Tx) => Promise<unknown> }>([
    {
      what: "a mail",
      kind: "mails",
      write: (tx) =>
        services.outbox.enqueue(tx, {
          template: "configurator-draft",
          language: "nl",
          recipient: EMAIL.toUpperCase(),
          props: { url: "", until: NOW.toISOString() },
        }),
    },
    {
      what: "a line in the chat",
      kind: "conversations",
      write: (tx) => say(tx, CHAT, `Mail maar naar ${EMAIL}.`),
    },
    {
      what: "a configuration",
      kind: "drafts",
      write: (tx) =>
        insertDraft(tx, {
          token_hash: uuidv7(),
          mode: "website",
          fields: JSON.stringify({ email: EMAIL }),
          language: "nl",
          expires_at: "2026-12-21T13:05:00.000Z",
          created_at: AT,
        }),
    },
  ])("is shown before it is erased: $what", async ({ kind, write }) => {
    expect(await eraseDuring(write)).toEqual({ outcome: "changed" });
    expect((await trace()).ids[kind]).toHaveLength(1);
    expect(await erase()).toMatchObject({ outcome: "erased" });
    expect(await noMore()).toEqual([]);
  });

  it("is searched by the keys that they have become known by", async () => {
    const found = await db.selectFrom("leads").selectAll().where("id", "=", lead).executeTakeFirstOrThrow();
    const email = "joris@elders.example";
    expect(await eraseDuring((tx) => replaceKeys(tx, { ...found, email }))).toEqual({ outcome: "changed" });
    expect((await trace()).emails).toContain(email);
  });

  it("leaves a conversation alone that turned out to be with somebody else", async () => {
    await db.transaction().execute((tx) => say(tx, CHAT, `Mail maar naar ${EMAIL}.`));
    const contact = { contact_email: "kim@blijft.example", contact_confirmed_at: NOW.toISOString() };
    expect(await eraseDuring((tx) => changeConversation(tx, CHAT, contact))).toEqual({ outcome: "changed" });
    expect(await erase()).toMatchObject({ outcome: "erased" });
    expect(await db.selectFrom("conversations").select("id").execute()).toEqual([{ id: CHAT }]);
  });
});
