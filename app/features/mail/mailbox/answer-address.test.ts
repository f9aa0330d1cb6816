import { beforeEach, expect, it } from "vitest";
import { readGoLive } from "~/features/desk/go-live/read-list.server";
import type { Db } from "~/lib/db/database.server";
import type { Env } from "~/lib/env.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { foundMail } from "../../../../tests/support/found-mail";
import { changeConnection, saveFolder } from "./mailbox-store.server";
import { readMailbox } from "./read-mailbox.server";
import { receiveMessage } from "./receive-message.server";

const NOW = new Date("2026-11-28T09:00:00.000Z");

describeOnEachDatabase("the address that answers go to", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
    const at = NOW.toISOString();
    const folder = { account: "one", uid_validity: "1", last_uid: 0, since: at, older_from: null, older_uid: null };
    await saveFolder(db, { ...folder, role: "inbox", path: "INBOX", seen_at: at });
    await saveFolder(db, { ...folder, role: "sent", path: "Sent", seen_at: at });
    await changeConnection(db, { seen_at: at });
  });

  async function take(...head: string[]): Promise<void> {
    const source = Buffer.from(["From: piet@pot.example", ...head, "", "Dag"].join("\r\n"));
    const ours = new Map([
      ["hallo@weef.example", null],
      ["jan@aanbieder.example", null],
    ]);
    const services = { db, live: { publish: async () => {} }, ourAddresses: async () => ours, now: () => NOW };
    await receiveMessage(services, foundMail(source, { receivedAt: NOW }));
  }

  /** The places that say that answers are not read: the mailbox, and the go-live list. */
  async function missed(user: string): Promise<[boolean, string | undefined]> {
    const name = `${user} (imap.aanbieder.example)`;
    const { state } = await readMailbox({ db, mailbox: { name, user } }, { language: "nl", now: NOW });
    const said = state.says.some((each) => /^Wie op een mail van jullie antwoordt.* hallo@weef\.example/.test(each));
    expect(said).toBe(!state.isGood);
    const imapUrl = `imaps://${encodeURIComponent(user)}:secret@imap.aanbieder.example`;
    const mailServers = { current: { imapUrl, smtpUrl: undefined, from: undefined, sentFolder: undefined } };
    const items = await readGoLive({ db, env: { SITE_URL: "https://weef.nl" } as Env, mailServers }, "nl");
    return [said, items.find((item) => item.name === "answers")?.state];
  }

  it("is read where the mailbox is its own", async () => {
    expect(await missed("Hallo@weef.example")).toEqual([false, "done"]);
  });

  it.each([
    ["as an alias", ["To: hallo@weef.example"]],
    ["as one of several recipients", ["To: Weef <hallo@weef.example>, wim@elders.example"]],
    ["as a blind copy", ["To: lijst@elders.example", "X-Original-To: hallo@weef.example"]],
  ])("is read once mail to it comes in: %s", async (_how, head) => {
    expect(await missed("jan@aanbieder.example")).toEqual([true, "open"]);
    await take(...head);
    expect(await missed("jan@aanbieder.example")).toEqual([false, "done"]);
    await db.updateTable("mailbox_connection").set({ answers_to: "info@weef.example" }).execute();
    expect(await missed("jan@aanbieder.example")).toEqual([true, "open"]);
  });

  it.each([
    ["to the mailbox itself", ["To: jan@aanbieder.example"]],
    ["to both, which may have come for the other one", ["To: hallo@weef.example", "Cc: jan@aanbieder.example"]],
    ["to nobody of ours", ["To: lijst@elders.example"]],
  ])("is not known to be read by mail %s", async (_how, head) => {
    await take(...head);
    expect(await missed("jan@aanbieder.example")).toEqual([true, "open"]);
  });
});
