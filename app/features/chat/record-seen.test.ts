import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { LiveEvent } from "~/platform/live/live-event";
import { chatPost, chatServices, someBrowser } from "../../../tests/support/conversations";
import { openFresh } from "../../../tests/support/databases";
import { findConversation } from "./conversation-store.server";
import { readDeskConversation } from "./desk/desk-conversation.server";
import { postMessage } from "./post-message.server";
import { recordSeen } from "./record-seen.server";

const START = new Date("2026-11-23T10:00:00.000Z");
const minute = (count: number) => new Date(START.getTime() + count * 60_000);

describe("a visitor who has the conversation before their eyes", () => {
  let db: Db;
  let id: string;
  let services: ReturnType<typeof chatServices>;
  let told: (LiveEvent | null)[];
  const browser = someBrowser();
  beforeEach(async () => {
    db = await openFresh();
    services = chatServices(db);
    await postMessage(services, chatPost("Hallo"), browser, START);
    id = (await findConversation(db, { token_hash: browser.tokenHash }))?.id ?? "";
    told = [];
    services.live.subscribe((event) => told.push(event));
  });
  const at = async (now: Date) => {
    const { presence, presentFor } = (await readDeskConversation(db, id, { language: "nl", now })) ?? {};
    return [presence, presentFor];
  };

  it("counts as there for two more minutes, and again on coming back, which is told", async () => {
    expect(await at(minute(1))).toEqual(["here", 60_000]);
    await recordSeen(services, browser.tokenHash, { seq: 2 }, minute(1));
    expect(await at(minute(2))).toEqual(["here", 60_000]);
    expect(await at(minute(3))).toEqual(["waits", null]);
    expect(told).toEqual([]);
    await recordSeen(services, browser.tokenHash, { seq: 2 }, minute(9));
    expect(await at(minute(10))).toEqual(["here", 60_000]);
    expect(told).toEqual([{ kind: "presence", conversation: id }]);
  });

  it("counts as there for a moment after leaving, which is told, and stays there if another page follows", async () => {
    const second = (count: number) => new Date(minute(1).getTime() + count * 1_000);
    const seen = (isLeaving: boolean, now: Date) => recordSeen(services, browser.tokenHash, { seq: 2, isLeaving }, now);
    await seen(false, second(0));
    await seen(true, second(20));
    expect(told).toEqual([{ kind: "presence", conversation: id }]);
    expect(await at(second(24))).toEqual(["here", 1_000]);
    expect(await at(second(25))).toEqual(["waits", null]);
    await seen(false, second(23));
    expect(told).toHaveLength(2);
    expect(await at(second(100))).toEqual(["here", 43_000]);
    // Leaving does not bring back somebody who was gone already.
    await seen(true, minute(9));
    expect(await at(minute(9))).toEqual(["waits", null]);
    expect(told).toHaveLength(2);
  });

  it("cannot have seen a line that does not exist", async () => {
    await recordSeen(services, browser.tokenHash, { seq: 99 }, minute(1));
    expect(await findConversation(db, { id })).toMatchObject({ visitor_seen_seq: 2 });
  });

  it("has to be known to the chat", async () => {
    expect(await recordSeen(services, someBrowser().tokenHash, { seq: 1 }, minute(1))).toBe(false);
  });
});
