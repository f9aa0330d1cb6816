import { randomUUID } from "node:crypto";
import { ChatBrowser } from "../../support/chat-browser.ts";
import { expect, freshDatabaseUrl, test } from "../../support/journey.ts";
import { signInOwner } from "../../support/owner-session.ts";

/** The first match in what a stream says, which is then left. */
async function hear(stream: Response, words: RegExp): Promise<RegExpExecArray> {
  let told = "";
  for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told += piece;
    const heard = words.exec(told);
    if (heard) return heard;
  }
  throw new Error(`The stream ended without ${words}:\n${told}`);
}

test("two servers on one PostgreSQL tell each other, and end their streams when they stop", async ({
  startProduct,
}) => {
  const DATABASE_URL = await freshDatabaseUrl();
  const [here, there] = [await startProduct({ DATABASE_URL }), await startProduct({ DATABASE_URL })];
  const headers = await signInOwner(here);
  const desk = await fetch(`${here.url}/api/desk/events`, { headers });
  const visitor = new ChatBrowser(there);
  const { lines } = await visitor.say("Hoort iemand dit?");
  const stream = await visitor.listen(lines.at(-1)?.seq ?? 0);
  const [, conversation] = await hear(desk, /"kind":"message"[^\n]*"conversation":"([\w-]{36})"/);
  const body = new URLSearchParams({ do: "reply", line: randomUUID(), text: "Ja, ik." });
  await fetch(`${here.url}/admin/chats/${conversation}`, { method: "POST", headers, body, redirect: "manual" });
  await expect.poll(async () => (await visitor.lines()).at(-1)).toMatchObject({ author: "person", text: "Ja, ik." });
  // A stream that was cut off, and not ended, has no text.
  const heard = stream.text();
  await there.stop();
  expect(await heard).toMatch(/event: attendance\ndata: .*"by":"person"/);
  expect(await heard).toContain('"text":"Ja, ik."');
  expect((await visitor.at(here).lines()).at(-1)).toMatchObject({ author: "person", text: "Ja, ik." });
});
