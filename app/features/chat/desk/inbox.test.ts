import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteOutdated } from "~/features/privacy/retention/delete-outdated.server";
import type { Db } from "~/lib/db/database.server";
import { MOST_COUNTED } from "~/lib/text/shown-count";
import { chatPost, chatServices, someBrowser, storeConversation } from "../../../../tests/support/conversations";
import { describeOnEachDatabase, openFresh } from "../../../../tests/support/databases";
import { answerAsPerson, readByOwner } from "../attend.server";
import { postMessage } from "../post-message.server";
import { readDeskConversation } from "./desk-conversation.server";
import { readInbox } from "./inbox.server";
import { countUnread } from "./inbox-store.server";

const START = new Date("2026-11-21T12:00:00.000Z");
const minute = (count: number) => new Date(START.getTime() + count * 60_000);

let db: Db;
let services: ReturnType<typeof chatServices>;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  services = chatServices(db);
};

const say = (text: string, at: Date, browser = someBrowser()) => postMessage(services, chatPost(text), browser, at);
const items = async (cursor: string | null = null) =>
  (await readInbox(db, { isUnread: false, cursor }, { language: "nl", now: minute(4) }))?.items ?? [];

describe("the inbox", () => {
  beforeEach(() => setUp(openFresh));

  it("shows what was said last, latest first, and how much of it is unread", async () => {
    const jan = someBrowser();
    await say("Eén", minute(0), jan);
    await say("Van een ander", minute(1));
    await say("Twee", minute(2), jan);
    expect(await items()).toMatchObject([
      { last: { author: "visitor", text: "Twee", at: { text: "za 21 nov 2026, 13:02" } }, unread: 2, by: "bot" },
      { last: { text: "Van een ander" }, unread: 1 },
    ]);
    expect(await countUnread(db)).toMatchObject({ unread: 2 });
  });

  it("can leave out what was read", async () => {
    await say("Eén", minute(0));
    const [read] = await items();
    const opened = await readDeskConversation(db, read?.id ?? "", { language: "nl", now: minute(1) });
    if (opened) await readByOwner(services, opened);
    await say("Twee", minute(1));
    const unread = await readInbox(db, { isUnread: true, cursor: null }, { language: "nl", now: minute(2) });
    expect(unread?.items.map(({ last }) => last.text)).toEqual(["Twee"]);
  });

  it("says that a person answers until twelve hours of silence, as the visitor is told", async () => {
    await say("Eén", minute(0));
    const [{ id = "" } = {}] = await items();
    await answerAsPerson(services, id, { id: randomUUID(), text: "Hallo" }, minute(1));
    const by = async (now: Date) => {
      const reader = { language: "nl", now } as const;
      const listed = await readInbox(db, { isUnread: false, cursor: null }, reader);
      return [listed?.items[0]?.by, (await readDeskConversation(db, id, reader))?.by];
    };
    expect(await by(minute(12 * 60))).toEqual(["person", "person"]);
    expect(await by(minute(12 * 60 + 2))).toEqual(["bot", "bot"]);
  });

  it("stores an answer that was sent twice once", async () => {
    await say("Eén", minute(0));
    const [item] = await items();
    const line = { id: randomUUID(), text: "Hallo" };
    await Promise.all([1, 2, 3].map(() => answerAsPerson(services, item?.id ?? "", line, minute(1))));
    const opened = await readDeskConversation(db, item?.id ?? "", { language: "nl", now: minute(2) });
    expect(opened?.lines.filter(({ author }) => author === "person")).toHaveLength(1);
    expect(await answerAsPerson(services, randomUUID(), line)).toBe(false);
  });

  it("tells whether the visitor is there and, if not, how an answer reaches them", async () => {
    await say("Eén", minute(0));
    const [item] = await items();
    const presence = async (now: Date) =>
      (await readDeskConversation(db, item?.id ?? "", { language: "nl", now }))?.presence;
    expect([await presence(minute(1)), await presence(minute(3))]).toEqual(["here", "waits"]);
  });

  it("deletes what was said longer ago than marketing data are kept", async () => {
    await say("Eén", new Date("2026-01-10T12:00:00.000Z"));
    await deleteOutdated(db, new Date("2028-01-10T11:59:00.000Z"));
    expect(await items()).toHaveLength(1);
    await deleteOutdated(db, new Date("2028-01-10T12:01:00.000Z"));
    expect(await items()).toEqual([]);
    expect(await db.selectFrom("conversation_lines").selectAll().execute()).toEqual([]);
  });
});

describeOnEachDatabase("the list of the inbox", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("counts a conversation as read once it has been opened or answered", async () => {
    await say("Eén", minute(0));
    await say("Twee", minute(1));
    const [two, one] = await items();
    const opened = await readDeskConversation(db, two?.id ?? "", { language: "nl", now: minute(2) });
    if (opened) await readByOwner(services, opened);
    await answerAsPerson(services, one?.id ?? "", { id: randomUUID(), text: "Hallo" }, minute(3));
    expect(await countUnread(db)).toEqual({ unread: 0, newest: null });
    expect(await items()).toMatchObject([
      { last: { author: "person", text: "Hallo" }, unread: 0, by: "person" },
      { last: { text: "Twee" }, unread: 0 },
    ]);
  });

  it("stops counting unread conversations at the number that is shown", async () => {
    for (let count = 0; count <= MOST_COUNTED; count += 1) {
      await storeConversation(db, { id: `chat ${count}`, started_at: minute(count).toISOString() }, ["Hallo"]);
    }
    expect(await countUnread(db)).toEqual({ unread: MOST_COUNTED, newest: `chat ${MOST_COUNTED}` });
  });

  it("comes in pages, with each conversation once", async () => {
    for (let count = 0; count < 30; count += 1) await say(`Vraag ${count}`, minute(Math.floor(count / 3)));
    const first = await readInbox(db, { isUnread: false, cursor: null }, { language: "nl", now: START });
    const second = await readInbox(
      db,
      { isUnread: false, cursor: first?.nextCursor ?? null },
      { language: "nl", now: START },
    );
    const ids = [first, second].flatMap((page) => page?.items.map(({ id }) => id) ?? []);
    expect([first?.items.length, second?.items.length, second?.nextCursor]).toEqual([25, 5, null]);
    expect(new Set(ids).size).toBe(30);
    expect(await readInbox(db, { isUnread: false, cursor: "nonsense" }, { language: "nl", now: START })).toBeNull();
  });
});
