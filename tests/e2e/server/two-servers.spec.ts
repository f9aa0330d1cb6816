import { randomUUID } from "node:crypto";
import { ChatBrowser } from "../../support/chat-browser.ts";
import { signInOwner } from "../../support/owner-session.ts";
import { expect, freshDatabaseUrl, test } from "../../support/server-journey.ts";

/** Reads a stream until it ends: what it has said so far, and whether it ended properly or was cut off. */
function follow(stream: Response) {
  let said = "";
  const read = async () => {
    for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) said += piece;
    return "ended" as const;
  };
  return { said: () => said, end: read().catch(() => "cut off" as const) };
}

test("two servers on one PostgreSQL tell each other, and end their streams when they stop", async ({
  startProduct,
}) => {
  const DATABASE_URL = await freshDatabaseUrl();
  const [here, there] = [await startProduct({ DATABASE_URL }), await startProduct({ DATABASE_URL })];
  const headers = await signInOwner(here);
  const desk = follow(await fetch(`${here.url}/api/desk/events`, { headers }));
  const visitor = new ChatBrowser(there);
  const { lines } = await visitor.say("Hoort iemand dit?");
  const chat = follow(await visitor.listen(lines.at(-1)?.seq ?? 0));
  const message = /"kind":"message"[^\n]*"conversation":"([\w-]{36})"/;
  await expect.poll(desk.said).toMatch(message);
  const conversation = message.exec(desk.said())?.[1];
  const body = new URLSearchParams({ do: "reply", line: randomUUID(), text: "Ja, ik." });
  await fetch(`${here.url}/admin/chats/${conversation}`, { method: "POST", headers, body, redirect: "manual" });
  await expect.poll(chat.said).toMatch(/event: attendance\ndata: .*"by":"person"/);
  await expect.poll(chat.said).toContain('"text":"Ja, ik."');
  expect((await visitor.lines()).at(-1)).toMatchObject({ author: "person", text: "Ja, ik." });
  await there.stop();
  expect(await chat.end).toBe("ended");
  expect((await visitor.at(here).lines()).at(-1)).toMatchObject({ author: "person", text: "Ja, ik." });
});
