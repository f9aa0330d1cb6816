import { beforeEach, describe, expect, it } from "vitest";
import { postMessage } from "~/features/chat/post-message.server";
import type { Db } from "~/lib/db/database.server";
import { chatPost, chatServices, someBrowser } from "../../../tests/support/conversations";
import { openFresh } from "../../../tests/support/databases";
import { addUser, keepSubscription } from "../../../tests/support/push";
import { PUSH_ORIGIN } from "../../../tests/support/push-peer";
import { PushReceiver } from "../../../tests/support/push-receiver";
import { recordPresence } from "./presence/presence.server";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe("a visitor who writes in the chat", () => {
  let db: Db;
  let time: number;
  let user: { id: string; email: string };
  let visitor: ReturnType<typeof someBrowser>;

  beforeEach(async () => {
    db = await openFresh();
    time = Date.parse("2026-11-21T13:05:00.000Z");
    user = await addUser(db, { now: now() });
    visitor = someBrowser();
    await keepSubscription(db, new PushReceiver(PUSH_ORIGIN), { user, now: now() });
  });

  const now = () => new Date(time);
  const page = () => ({ userId: user.id, page: "one" });
  const say = (text: string) => postMessage(chatServices(db), chatPost(text), visitor, now());
  const pushes = async () => (await db.selectFrom("push_messages").select("notice").orderBy("id").execute()).length;
  const readAll = () =>
    db
      .updateTable("conversations")
      .set((eb) => ({ owner_read_seq: eb.ref("last_seq") }))
      .execute();

  it("notifies the devices, without a word of what was said", async () => {
    await say("Mijn wachtwoord is geheim");
    const [row] = await db.selectFrom("push_messages").selectAll().execute();
    expect(JSON.parse(row?.notice ?? "")).toEqual({ kind: "message", conversation: expect.any(String), name: null });
    expect(Date.parse(row?.expires_at ?? "")).toBe(time + 60 * MINUTE);
  });

  it("notifies nobody while somebody has the desk in view, whoever it is", async () => {
    await recordPresence(db, page(), { isLooking: true }, now());
    await say("Hallo");
    expect(await pushes()).toBe(0);
    time += MINUTE + SECOND;
    await say("Is daar iemand?");
    expect(await pushes()).toBe(1);
  });

  it("notifies again once somebody has turned away", async () => {
    await recordPresence(db, page(), { isLooking: true }, now());
    await recordPresence(db, page(), { isLooking: false }, now());
    await say("Hallo");
    expect(await pushes()).toBe(1);
  });

  it("notifies once while the message waits, and again after a while", async () => {
    await say("Hallo");
    time += 10 * SECOND;
    await say("Ik wil een webshop");
    expect(await pushes()).toBe(1);
    time += 2 * MINUTE;
    await say("Zijn jullie er nog?");
    expect(await pushes()).toBe(2);
  });

  it("notifies at once when what was said before has been read", async () => {
    await say("Hallo");
    await readAll();
    time += 10 * SECOND;
    await say("Nog iets");
    expect(await pushes()).toBe(2);
  });

  it("notifies once per message, however often the browser sends it", async () => {
    const post = chatPost("Hallo");
    await postMessage(chatServices(db), post, visitor, now());
    await postMessage(chatServices(db), post, visitor, now());
    expect(await pushes()).toBe(1);
  });
});
