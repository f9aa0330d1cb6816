import { beforeEach, describe, expect, it } from "vitest";
import { HONEYPOT } from "~/components/forms/suspect";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import { configuration } from "../../../tests/support/configurator-requests";
import { openFresh } from "../../../tests/support/databases";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { deleteExpiredDrafts } from "./configurator-store.server";
import { mailDraft, openDraft } from "./drafts.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const SENDER = { language: "nl", address: "192.0.2.1", mode: "website" } as const;

describe("a draft by mail", () => {
  let db: Db;
  let sent: OutgoingMail[];
  let services: Parameters<typeof mailDraft>[0];
  beforeEach(async () => {
    db = await openFresh();
    const mailing = mailingServices(db);
    sent = mailing.sent;
    services = { ...mailing, limits: { requestsByAddress: limitOf(db, "a", 20), draftsByEmail: limitOf(db, "d", 2) } };
  });

  const fields = { ...configuration({ email: "half a" }), draft_email: "smit@bakkerij.example", step: "4" };
  const mail = (changes: object = {}, sender: Parameters<typeof mailDraft>[2] = SENDER) =>
    mailDraft(services, { ...fields, ...changes }, sender, NOW);
  const link = () => /https:\S+\?concept=([\w-]+)/.exec(sent.at(-1)?.text ?? "");
  const rows = () => db.selectFrom("configurator_drafts").selectAll().execute();

  it("opens with everything that was typed, for thirty days", async () => {
    expect(await mail()).toEqual({ outcome: "mailed", confirmation: "sent" });
    const [url, token = ""] = link() ?? [];
    expect(url).toMatch(/^https:\/\/weef\.example\/configurator\?concept=[\w-]{43}$/);
    expect(await openDraft(db, token, "website", day(29.9))).toMatchObject({
      step: 4,
      answers: { websiteType: "webshop", services: ["seo", "hosting"], contactInfo: { email: "half a" } },
    });
    expect(await openDraft(db, token, "website", day(30))).toBeNull();
    expect(await openDraft(db, token, "subscription", NOW)).toBeNull();
    expect(await openDraft(db, `${token}x`, "website", NOW)).toBeNull();
  });

  it("leads to the page and the language in which it was asked for", async () => {
    await mail({}, { ...SENDER, language: "en", mode: "subscription" });
    expect(link()?.[0]).toContain("https://weef.example/en/configurator-abonnement?concept=");
  });

  it("leaves its token nowhere in the database once the mail is sent", async () => {
    await mail();
    const token = link()?.[1] ?? "-";
    const kept = JSON.stringify([await rows(), await db.selectFrom("outbox").selectAll().execute()]);
    expect(kept).toContain("bakkerij.example");
    expect(kept).not.toContain(token);
  });

  it("is gone when it has expired", async () => {
    await mail();
    await deleteExpiredDrafts(db, day(29));
    expect(await rows()).toHaveLength(1);
    await deleteExpiredDrafts(db, day(30));
    expect(await rows()).toEqual([]);
  });

  it("needs an address, and is not stored without one", async () => {
    expect(await mail({ draft_email: "smit" })).toEqual({
      outcome: "invalid",
      errors: { draft_email: "form.error.emailInvalid" },
    });
    expect(await rows()).toEqual([]);
  });

  it("gets the same answer when a program asks for it, but is neither stored nor mailed", async () => {
    expect(await mail({ [HONEYPOT]: "x" })).toEqual({ outcome: "mailed", confirmation: "sent" });
    expect([await rows(), sent]).toEqual([[], []]);
  });

  it("goes to the same address only a few times", async () => {
    await mail();
    await mail();
    expect(await mail({ draft_email: "SMIT@bakkerij.example" })).toMatchObject({ outcome: "limited" });
    expect(await mail({ draft_email: "other@bakkerij.example" })).toMatchObject({ outcome: "mailed" });
  });
});
