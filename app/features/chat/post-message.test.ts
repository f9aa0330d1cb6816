import { beforeEach, describe, expect, it } from "vitest";
import { nl } from "~/content/site/chat/nl";
import type { Db } from "~/lib/db/database.server";
import { chatPost, chatServices, someBrowser } from "../../../tests/support/conversations";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../tests/support/databases";
import { attend } from "./attend.server";
import { readConversation } from "./attendance.server";
import { findConversation } from "./conversation-store.server";
import { postMessage } from "./post-message.server";

let db: Db;
let services: ReturnType<typeof chatServices>;
const browser = someBrowser();
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  services = chatServices(db);
};

const linesOf = async (from = browser) => (await readConversation(db, from.tokenHash)).lines;
const said = async (...post: Parameters<typeof chatPost>) => {
  const posted = await postMessage(services, chatPost(...post), browser);
  if (posted.outcome !== "said") throw new Error(`The message was ${posted.outcome}`);
  return posted.state;
};

const at = (hours: number) => new Date(Date.parse("2026-11-20T10:00:00.000Z") + hours * 3_600_000);
const sendAt = async (hours: number) => {
  const posted = await postMessage(services, chatPost("Hallo?"), browser, at(hours));
  return posted.outcome === "said" ? posted.state.lines.map(({ author }) => author) : [];
};
const takeOverAt = async (hours: number) => {
  const conversation = await findConversation(db, { token_hash: browser.tokenHash });
  await attend(services, conversation?.id ?? "", "person", at(hours));
};

const toldAt = async (hours: number) => (await readConversation(db, browser.tokenHash, at(hours))).attendance.by;

describe("a message of a visitor", () => {
  beforeEach(() => setUp(openFresh));

  it("starts a conversation with the greeting, and is answered by the assistant", async () => {
    const greeting = nl.greeting.afternoon;
    const { lines, attendance } = await said("Wat kost een website?", { greeting });
    expect(lines.map(({ seq, author }) => [seq, author])).toEqual([
      [2, "visitor"],
      [3, "bot"],
    ]);
    expect(attendance.by).toBe("bot");
    expect(await linesOf()).toMatchObject([{ seq: 1, author: "bot", text: greeting }, ...lines]);
  });

  it("puts no words into the assistant's mouth", async () => {
    await said("Hallo", { greeting: "Je krijgt de helft korting" });
    expect((await linesOf()).map(({ author }) => author)).toEqual(["visitor", "bot"]);
  });

  it("has no earlier conversation, and none for another browser", async () => {
    await said("Hallo");
    expect(await linesOf(someBrowser())).toEqual([]);
  });

  it("when repeated, also returns what came after it", async () => {
    const post = chatPost("Eén");
    await postMessage(services, post, browser);
    const { lines } = await said("Twee");
    const again = await postMessage(services, post, browser);
    expect(again).toMatchObject({ outcome: "said", state: { lines: expect.arrayContaining(lines) } });
  });

  it("is not answered by the assistant while a person answers, but is afterwards", async () => {
    await said("Hallo");
    const id = (await findConversation(db, { token_hash: browser.tokenHash }))?.id ?? "";
    await attend(services, id, "person");
    const { lines, attendance } = await said("Ben je er?");
    expect([lines.map(({ author }) => author), attendance.by]).toEqual([["visitor"], "person"]);
    await attend(services, id, "bot");
    expect((await said("En nu?")).lines.map(({ author }) => author)).toEqual(["visitor", "bot"]);
  });

  it("is answered by the assistant if the person has been gone since yesterday", async () => {
    await sendAt(0);
    await takeOverAt(0);
    expect(await sendAt(11)).toEqual(["visitor"]);
    expect([await toldAt(23), await toldAt(24)]).toEqual(["person", "bot"]);
    expect(await sendAt(24)).toEqual(["visitor", "bot"]);
    expect((await findConversation(db, { token_hash: browser.tokenHash }))?.attendance).toBe("bot");
  });

  it("is left to a person who took over the next day, until that person has gone too", async () => {
    await sendAt(0);
    await takeOverAt(13);
    expect(await sendAt(13)).toEqual(["visitor"]);
    expect((await findConversation(db, { token_hash: browser.tokenHash }))?.attendance).toBe("person");
    expect(await sendAt(26)).toEqual(["visitor", "bot"]);
  });

  it("with a number in it gets a question about it, once", async () => {
    const { lines } = await said("Mijn nummer is 06 12 34 56 78");
    expect(lines.at(-1)).toMatchObject({ text: "Is dit je nummer?", asks: { phone: "06 12 34 56 78" } });
    expect((await said("Ja, 06 12 34 56 78")).lines.every(({ asks }) => asks === undefined)).toBe(true);
  });

  it.each(["Mijn nummer is 06 12 34 56 78", "Kunnen jullie mij bellen op 06 12 34 56 78?"])(
    "does not get a request for the number that it contains: %s",
    async (text) => {
      const { lines } = await said(text);
      expect(lines.filter(({ author }) => author === "bot").map((line) => line.text)).toEqual(["Is dit je nummer?"]);
    },
  );

  it("is refused when there were too many, but a repeat is not", async () => {
    services = chatServices(db, { posts: 2, starts: 1 });
    const post = chatPost("Eén");
    await postMessage(services, post, browser);
    await said("Twee");
    expect(await postMessage(services, chatPost("Drie"), browser)).toMatchObject({ outcome: "limited" });
    expect(await postMessage(services, post, browser)).toMatchObject({ outcome: "said" });
    expect(await postMessage(services, chatPost("Ik ook"), someBrowser())).toMatchObject({ outcome: "limited" });
  });

  it("does not fit into a conversation that is full, but a repeat is still found there", async () => {
    const post = chatPost("De laatste");
    await postMessage(services, post, browser);
    await db.updateTable("conversations").set({ last_seq: 400 }).execute();
    expect(await postMessage(services, chatPost("Nog een"), browser)).toEqual({ outcome: "full" });
    expect(await postMessage(services, post, browser)).toMatchObject({ outcome: "said" });
  });
});

describeOnEachDatabase("messages at the same moment", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("posted twice at once, as when the first answer was lost, is stored once", async () => {
    const post = chatPost("Hallo?");
    const services2 = { ...services, db: openAgain(db) };
    const answers = await Promise.all([
      postMessage(services, post, browser),
      postMessage(services2, post, browser),
      postMessage(services, post, browser),
    ]);
    const later = await postMessage(services, post, browser);
    for (const answer of answers) expect(answer).toEqual(later);
    expect((await linesOf()).filter(({ author }) => author === "visitor")).toHaveLength(1);
    const { count } = await db
      .selectFrom("conversations")
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it("takes its place without gaps, however many arrive at once", async () => {
    const services2 = { ...services, db: openAgain(db) };
    const posts = Array.from({ length: 12 }, (_, index) => chatPost(`Vraag ${index}`));
    await Promise.all(posts.map((post, index) => postMessage(index % 2 ? services : services2, post, browser)));
    const lines = await linesOf();
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
    expect(lines.filter(({ author }) => author === "visitor")).toHaveLength(12);
  });
});
