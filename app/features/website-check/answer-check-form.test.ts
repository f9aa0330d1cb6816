import { beforeEach, expect, it } from "vitest";
import { HONEYPOT } from "~/components/forms/suspect";
import { presentChecks } from "~/features/leads/lead-page/timeline-checks.server";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { pdfText } from "../../../tests/support/pdf-text";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { findings, storeCheck } from "../../../tests/support/website-checks";
import { askToSolve, leaveAddress } from "./answer-check-form.server";
import { DESK_SOURCE, findCheckByToken, tokenOf } from "./ask-check.server";
import { type CheckName, weightOf } from "./check";
import { checksOfLeads, findCheck } from "./check-store.server";
import { readCheckPage } from "./read-check-page.server";
import { showCheck } from "./shown-check.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const SENDER = { language: "nl", address: "192.0.2.1" } as const;
const BAD: CheckName[] = ["kvk", "https", "title", "software", "phone"];

describeOnEachDatabase("the result of a check", (openFresh) => {
  let db: Db;
  let sent: OutgoingMail[];
  let services: Parameters<typeof leaveAddress>[0];
  let row: WebsiteCheckRow;
  beforeEach(async () => {
    db = await openFresh();
    const mailing = mailingServices(db, () => NOW);
    sent = mailing.sent;
    const limit = (name: string) => limitOf(db, name, 5);
    services = {
      ...mailing,
      limits: {
        requestsByAddress: limit("a"),
        requestsByEmail: limit("e"),
        subscriptionsByAddress: limit("s"),
        subscriptionsByEmail: limit("t"),
        checkMailsByEmail: limit("m"),
      },
    };
    row = await storeCheck(db, { findings: JSON.stringify(findings(BAD)) });
  });

  const page = async () => {
    const known = await findCheck(db, { id: row.id });
    const read = known && readCheckPage(known, "nl");
    return read?.state === "done" ? read : expect.fail("It is not done");
  };
  const read = async (answered: object) =>
    (await findCheckByToken(db, "token" in answered ? String(answered.token) : "", NOW)) ?? expect.fail("No check");
  const leave = (fields: Record<string, unknown>) => leaveAddress(services, row, fields, SENDER, NOW);
  const solve = (fields: Record<string, unknown> = {}) =>
    askToSolve(services, row, { name: "Jan Smit", email: "jan@smit.example", message: "Graag.", ...fields }, SENDER);

  it("shows the three findings that cost most, and keeps the others until an address is left", async () => {
    const { first, rest } = showCheck(row, "nl");
    const shown = [...first, ...rest].map(({ check }) => check);
    expect(shown).toEqual(BAD.toSorted((one, other) => weightOf(other) - weightOf(one)));
    expect(first).toHaveLength(3);
    expect(await page()).toMatchObject({ first, rest: null, left: 2, counts: { good: 15, bad: 5 } });
    expect(await leave({ email: "jan@smit.example" })).toEqual({ token: tokenOf(row.id, services.env) });
    const whole = await page();
    expect(whole).toMatchObject({ first, rest });
    expect(JSON.stringify(whole)).not.toContain("jan@smit.example");
  });

  it("belongs to whom left an address first: another with the link gets a mail and a copy of their own", async () => {
    await leave({ email: "jan@smit.example" });
    const other = await leave({ email: "piet@smit.example" });
    const kept = await read({ token: tokenOf(row.id, services.env) });
    expect(kept).toMatchObject({ id: row.id, email: "jan@smit.example" });
    const copy = await read(other);
    expect(copy).toMatchObject({ email: "piet@smit.example", follows: row.id, findings: row.findings });
    await expect.poll(() => sent.map(({ recipient }) => recipient)).toEqual(["jan@smit.example", "piet@smit.example"]);
    expect(sent[1]?.text).toContain(tokenOf(copy.id, services.env));
  });

  it("is mailed once to one address, also when the button is pressed twice", async () => {
    const twice = await Promise.all([leave({ email: "jan@smit.example" }), leave({ email: "Jan@smit.example" })]);
    expect(twice[1]).toEqual(twice[0]);
    expect(await db.selectFrom("outbox").select("template").execute()).toEqual([{ template: "website-check" }]);
  });

  it("becomes a lead of each who asks for it, without taking it from the first", async () => {
    await leave({ email: "jan@smit.example" });
    await solve();
    const other = await read(await solve({ name: "Piet Smit", email: "piet@smit.example" }));
    const leads = await db.selectFrom("leads").select(["id", "name"]).orderBy("created_at").orderBy("id").execute();
    expect(leads).toMatchObject([{ name: "Jan Smit" }, { name: "Piet Smit" }]);
    expect(other).toMatchObject({ lead_id: leads[1]?.id, email: null, follows: row.id });
    const first = await findCheck(db, { id: row.id });
    expect(first).toMatchObject({ lead_id: leads[0]?.id, email: "jan@smit.example" });
    await solve({ message: "Nog iets." });
    expect(await findCheck(db, { id: row.id })).toEqual(first);
  });

  it("says of a check by the desk only then that it was asked for, when the visitor did", async () => {
    row = await storeCheck(db, { findings: row.findings, source: DESK_SOURCE, lead_id: "lead" });
    expect(await page()).toMatchObject({ rest: null, solve: { isSent: false } });
    const asked = await read(await solve());
    expect(readCheckPage(asked, "nl")).toMatchObject({ solve: { isSent: true } });
  });

  it("is mailed as a document, without anything of the site in the mail itself", async () => {
    await leave({ email: "jan@smit.example" });
    await expect.poll(() => sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail).toMatchObject({ recipient: "jan@smit.example", subject: "Je websitecheck van Weef" });
    expect(mail?.text).toMatch(/https:\/\/weef\.example\/website-check\/[\w-]{43}/);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("bakkerijsmit");
    const text = await pdfText(mail?.attachments?.[0]?.content ?? Buffer.alloc(0));
    for (const { title } of [...showCheck(row, "nl").first, ...showCheck(row, "nl").rest])
      expect(text).toContain(title);
  });

  it("asks for the newsletter only if that was ticked, and then by a mail to confirm", async () => {
    await leave({ email: "jan@smit.example" });
    expect(await db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
    await leave({ email: "jan@smit.example", newsletter: "on" });
    const subscribers = await db.selectFrom("subscribers").selectAll().execute();
    expect(subscribers).toMatchObject([{ state: "pending", page: "/website-check" }]);
    expect(subscribers[0]?.wording).toContain("Stuur mij ook de nieuwsbrief");
  });

  it("refuses what is no address, and mails one address only so often", async () => {
    expect(await leave({ email: "jan" })).toMatchObject({
      status: 422,
      answer: { errors: { email: expect.any(String) } },
    });
    for (let mail = 0; mail < 5; mail += 1) {
      row = await storeCheck(db);
      await leave({ email: "jan@smit.example" });
    }
    expect(await leave({ email: "JAN@smit.example" })).toMatchObject({ status: 429 });
  });

  it("does nothing for a program, and gives it the same answer", async () => {
    expect(await leave({ email: "jan@smit.example", [HONEYPOT]: "x" })).toHaveProperty("token");
    expect((await page()).rest).toBeNull();
    expect(sent).toEqual([]);
  });

  it("becomes one lead, with the findings in its thread", async () => {
    const submission_id = "019aa6b2-0000-7000-8000-000000000001";
    expect(await solve({ submission_id })).toEqual({ token: tokenOf(row.id, services.env) });
    expect(await solve({ submission_id })).toEqual({ token: tokenOf(row.id, services.env) });
    const leads = await db.selectFrom("leads").selectAll().execute();
    expect(leads).toMatchObject([{ name: "Jan Smit", source: "website-check" }]);
    const checks = await checksOfLeads(db, [leads[0]?.id ?? ""]);
    const [happened] = presentChecks(checks, "nl");
    expect(happened?.title).toBe("Websitecheck van bakkerijsmit.nl");
    expect(happened?.text?.split("\n")).toHaveLength(BAD.length);
    expect((await page()).solve.isSent).toBe(true);
  });

  it("becomes a lead about what the page with the field was about", async () => {
    row = await storeCheck(db, { source: "seo-optimalisatie-overijssel" });
    await solve();
    expect(await db.selectFrom("offer_requests").select("service").execute()).toEqual([{ service: "seo" }]);
  });

  it("keeps what was typed in a request that is refused", async () => {
    const refused = await solve({ email: "jan" });
    expect(refused).toMatchObject({ status: 422, answer: { fields: { name: "Jan Smit", email: "jan" } } });
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });
});
