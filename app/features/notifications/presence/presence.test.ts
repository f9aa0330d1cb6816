import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { newId } from "~/lib/new-id.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { addUser } from "../../../../tests/support/push";
import { isDeskSeen, readWriters, recordPresence } from "./presence.server";

const SECOND = 1_000;

describeOnEachDatabase("whether anybody is looking at the desk", (openFresh) => {
  let db: Db;
  let time: number;
  let userId: string;

  beforeEach(async () => {
    db = await openFresh();
    time = Date.parse("2026-11-21T13:05:00.000Z");
    userId = (await addUser(db, { now: new Date(time) })).id;
  });

  const note = (page: string, isLooking: boolean) =>
    recordPresence(db, { userId, page }, { isLooking }, new Date(time));
  const isSeen = () => isDeskSeen(db, new Date(time));

  it("follows each of their pages: leaving one says nothing about another", async () => {
    await note("laptop", true);
    await note("phone", true);
    await note("phone", false);
    expect(await isSeen()).toBe(true);
    await note("laptop", false);
    expect(await isSeen()).toBe(false);
  });

  it("ends a while after a page was last heard from, and stores nothing about it", async () => {
    await note("laptop", true);
    time += 45 * SECOND;
    await note("laptop", true);
    time += 59 * SECOND;
    expect(await isSeen()).toBe(true);
    time += SECOND;
    expect(await isSeen()).toBe(false);
    await note("phone", true);
    expect(await db.selectFrom("desk_pages").select("page_id").execute()).toEqual([{ page_id: "phone" }]);
  });

  it("says who else is writing to a lead, for a minute after they typed last", async () => {
    const lead = newId();
    const writers = (of: string, about = lead) => readWriters(db, about, of, new Date(time));
    await recordPresence(db, { userId, page: "laptop" }, { isLooking: true, writing: lead }, new Date(time));
    expect(await writers("u9")).toMatch(/\S/);
    expect([await writers(userId), await writers("u9", newId())]).toEqual([null, null]);
    time += 45 * SECOND;
    await note("laptop", true);
    expect(await writers("u9")).not.toBeNull();
    time += 15 * SECOND;
    expect(await writers("u9")).toBeNull();
  });
});
