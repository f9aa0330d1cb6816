import { beforeEach, expect, test } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { SubscriberRow } from "~/lib/db/tables/tables";
import { addHours } from "~/lib/time/clock";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { makeLink } from "../links.server";
import { readSubscriberFilter, type SubscriberFilter, subscriberListPath } from "../subscriber-filter";
import { saveRequest } from "../subscriber-store.server";
import { deleteAtDesk, unsubscribeAtDesk } from "./change-subscriber.server";
import { listSubscribers } from "./subscriber-list.server";

const now = new Date("2026-11-21T12:00:00Z");
const by = { user: anna, now };
const CONFIRMED: SubscriberFilter = { state: "confirmed", question: "", cursor: null };

describeOnEachDatabase("subscribers at the desk", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  async function store(id: string, changes: Partial<SubscriberRow> = {}) {
    const row: SubscriberRow = {
      id,
      email: `${id}@bouw.example`,
      language: "nl",
      state: "confirmed",
      wording: "Ja, graag",
      page: "/blog",
      requested_at: "2026-11-20T09:00:00.000Z",
      confirmed_at: "2026-11-20T09:05:00.000Z",
      unsubscribed_at: null,
      reminded_at: null,
      ...changes,
    };
    await db.insertInto("subscribers").values(row).execute();
    const link = { subscriber_id: id, expires_at: null };
    await db
      .insertInto("subscriber_links")
      .values([
        { ...link, token_hash: `${id}-c`, purpose: "confirm" },
        { ...link, token_hash: `${id}-u`, purpose: "unsubscribe" },
      ])
      .execute();
  }
  /** Does what the form does for a former reader. */
  async function askAgain(id: string, asked: { page: string; requested_at: string }): Promise<void> {
    const request = { ...asked, language: "en", wording: "Yes" } as const;
    const until = addHours(asked.requested_at, 30 * 24);
    await db.transaction().execute(async (tx) => {
      await saveRequest(tx, { id, email: `${id}@bouw.example`, ...request });
      const siteUrl = "https://weef.example";
      await makeLink(tx, { subscriberId: id, purpose: "confirm", language: "en", siteUrl, until, request });
    });
  }
  const emails = async (filter: Partial<SubscriberFilter>) =>
    (await listSubscribers(db, { ...CONFIRMED, ...filter }, "nl"))?.subscribers.map(({ email }) => email);
  const auditEntries = () =>
    db.selectFrom("audit_log").select(["action", "subject", "user_email"]).orderBy("id").execute();

  test("are listed by state with their proof, and counted", async () => {
    await store("a");
    await store("b", { state: "pending", confirmed_at: null });
    const list = await listSubscribers(db, CONFIRMED, "nl");
    expect(list?.counts).toEqual({ confirmed: 1, pending: 1, unsubscribed: 0 });
    expect(list?.subscribers).toMatchObject([
      { email: "a@bouw.example", since: { text: "vr 20 nov 2026, 10:05" }, page: "/blog", wording: "Ja, graag" },
    ]);
    expect(await emails({ state: "pending" })).toEqual(["b@bouw.example"]);
  });

  test("are listed by their latest request when they got it before and ask again", async () => {
    await store("a", { state: "pending", confirmed_at: null, requested_at: "2026-11-19T09:00:00.000Z" });
    const years = { requested_at: "2023-01-02T09:00:00.000Z", confirmed_at: "2023-01-02T09:05:00.000Z" };
    await store("b", { state: "unsubscribed", ...years, unsubscribed_at: "2024-05-06T09:00:00.000Z" });
    await askAgain("b", { page: "/faq", requested_at: "2026-11-18T09:00:00.000Z" });
    await askAgain("b", { page: "/home", requested_at: "2026-11-20T09:00:00.000Z" });
    const list = await listSubscribers(db, { ...CONFIRMED, state: "pending" }, "nl");
    expect(list?.subscribers).toMatchObject([
      { id: "b", page: "/home", language: "en", wording: "Yes", since: { text: "vr 20 nov 2026, 10:00" } },
      { id: "a", page: "/blog", language: "nl", since: { text: "do 19 nov 2026, 10:00" } },
    ]);
    expect(list?.subscribers[0]?.confirmedAt?.iso).toBe(years.confirmed_at);
  });

  test("are found by a part of the address, whatever characters it has", async () => {
    await store("a", { email: "jan_de%boer@bouw.example" });
    await store("b", { email: "jan-de-boer@bouw.example" });
    expect(await emails({ question: "N_DE%B" })).toEqual(["jan_de%boer@bouw.example"]);
    expect(await emails({ question: "jan" })).toHaveLength(2);
    expect(await emails({ question: "niemand" })).toEqual([]);
  });

  test("are found and shown as people write their address, and found as mail servers do", async () => {
    await store("a", { email: "info@xn--bckerei-idn-l8a.example" });
    await store("b", { email: "info@xn--mnchen-3ya.example" });
    for (const question of ["bäckerei", "O@BÄCKEREI-idn.example", "xn--bckerei-idn"]) {
      expect(await emails({ question }), question).toEqual(["info@bäckerei-idn.example"]);
    }
    expect(await emails({ question: "käse" })).toEqual([]);
  });

  test("are paged without duplicates or gaps", async () => {
    for (let index = 0; index < 120; index += 1) await store(`s${index}`);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listSubscribers>> = await listSubscribers(
        db,
        { ...CONFIRMED, cursor },
        "nl",
      );
      seen.push(...(page?.subscribers.map(({ id }) => id) ?? []));
      cursor = page?.nextCursor ?? null;
    } while (cursor);
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
    expect(await listSubscribers(db, { ...CONFIRMED, cursor: "nonsense" }, "nl")).toBeNull();
  });

  test("leave a later page empty once the last one there has gone", async () => {
    for (let index = 0; index < 51; index += 1) await store(`s${index}`);
    const later = { ...CONFIRMED, cursor: (await listSubscribers(db, CONFIRMED, "nl"))?.nextCursor ?? null };
    const [oldest] = (await listSubscribers(db, later, "nl"))?.subscribers ?? [];
    expect(await deleteAtDesk(db, oldest?.id ?? "", by)).toBe("deleted");
    expect(await listSubscribers(db, later, "nl")).toBeNull();
  });

  test("are unsubscribed once, with a line in the log, and cannot confirm by an old link", async () => {
    await store("a");
    expect(await unsubscribeAtDesk(db, "a", by)).toBe("unsubscribed");
    expect(await unsubscribeAtDesk(db, "a", by)).toBe("unsubscribed");
    expect(await emails({ state: "unsubscribed" })).toEqual(["a@bouw.example"]);
    const links = await db.selectFrom("subscriber_links").select("purpose").execute();
    expect(links).toEqual([{ purpose: "unsubscribe" }]);
    expect(await auditEntries()).toEqual([
      { action: "subscriber.unsubscribe", subject: "subscriber:a", user_email: anna.email },
    ]);
  });

  test("are deleted with their links, and the log names nobody", async () => {
    await store("a");
    expect(await deleteAtDesk(db, "a", by)).toBe("deleted");
    expect(await deleteAtDesk(db, "a", by)).toBe("gone");
    expect(await unsubscribeAtDesk(db, "a", by)).toBe("gone");
    expect(await db.selectFrom("subscriber_links").selectAll().execute()).toEqual([]);
    expect(JSON.stringify(await db.selectFrom("audit_log").selectAll().execute())).not.toContain("a@bouw");
    expect((await auditEntries()).map(({ action }) => action)).toEqual(["subscriber.delete"]);
  });
});

test("the filter is in the address of the list", () => {
  const filter: SubscriberFilter = { state: "pending", question: "a&b", cursor: "x" };
  const path = subscriberListPath(filter, { outcome: "gone" });
  expect(readSubscriberFilter(new URL(path, "https://weef.example"))).toEqual(filter);
  expect(subscriberListPath(CONFIRMED)).toBe("/admin/newsletter");
});
