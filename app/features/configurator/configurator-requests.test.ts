import { beforeEach, describe, expect, it } from "vitest";
import { pageCopy } from "~/content/page-copy.server";
import { configuratorCopy } from "~/content/site/configurator/configurator-copy.server";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import { type ReceiveServices, receiveRequest } from "~/features/requests/receive-request.server";
import type { Db } from "~/lib/db/database.server";
import type { ConfiguratorRequestRow } from "~/lib/db/tables/tables";
import { configuration, configuratorRequestRow } from "../../../tests/support/configurator-requests";
import { openFresh } from "../../../tests/support/databases";
import { pdfText } from "../../../tests/support/pdf-text";
import { limitOf, mailingServices } from "../../../tests/support/services";
import {
  configurationOf,
  configuratorRequests,
  listedConfiguratorRequest,
  pricesOf,
} from "./configurator-requests.server";
import { presentPrices } from "./present-configuration.server";
import { priceLines, totalsOf } from "./price-lines";

const submission_id = "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11";
const SENDER = { language: "nl", address: "192.0.2.1" } as const;
const oneLine = (text: string) => text.replace(/\s+/g, " ");
/** The wished date of the website in words. */
const presentTimeline = (row: ConfiguratorRequestRow) =>
  configurationOf(row).timeline === "normal" ? pageCopy(configuratorCopy, "nl").timelines.normal.title : "";

let db: Db;
let sent: OutgoingMail[];
let services: ReceiveServices;

const setUp = async () => {
  db = await openFresh();
  const mailing = mailingServices(db);
  sent = mailing.sent;
  services = { ...mailing, limits: { requestsByAddress: limitOf(db, "a", 6), requestsByEmail: limitOf(db, "e", 4) } };
};

const receive = (changes: object = {}, sender: { language: "nl" | "en"; address: string } = SENDER) =>
  receiveRequest(configuratorRequests, services, configuration(changes), sender);
const stored = () => db.selectFrom("configurator_requests").selectAll().execute();
const enqueued = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();
const mailTo = async (recipient: string) => {
  await expect.poll(() => sent.some((mail) => mail.recipient === recipient)).toBe(true);
  const mail = sent.find((candidate) => candidate.recipient === recipient);
  return { text: oneLine(mail?.text ?? ""), attachments: mail?.attachments ?? [] };
};

describe("configurator requests", () => {
  beforeEach(setUp);

  it("keep the answers, with the price lines as the server counts them", async () => {
    const received = await receive({ submission_id, price_lines: [], source: "elsewhere" });
    expect(received).toMatchObject({ outcome: "stored", submitted: { isNew: true, confirmation: "sent" } });
    const [row] = await stored();
    expect(row).toMatchObject({
      submission_id,
      source: "configurator",
      website_type: "webshop",
      services: '["seo","hosting"]',
      features: '["landing-pages","seo-extended"]',
      budget: "1000-2500",
      status: "new",
      language: "nl",
    });
    const lines = priceLines({
      websiteType: "webshop",
      services: ["seo", "hosting"],
      features: ["landing-pages", "seo-extended"],
    });
    expect(JSON.parse(row?.price_lines ?? "")).toEqual({ lines, totals: totalsOf(lines) });
  });

  it("are confirmed with a summary that says the same price, and told to the owner with all answers", async () => {
    await receive();
    const confirmed = await mailTo("smit@bakkerij.example");
    const [summary] = confirmed.attachments;
    expect(summary).toMatchObject({ filename: "Richtprijs Weef.pdf", contentType: "application/pdf" });
    const document = pdfText(summary?.content ?? Buffer.alloc(0));
    const noticed = await mailTo("owner@weef.example");
    const [row = configuratorRequestRow()] = await stored();
    const { lines, totals } = presentPrices(pricesOf(row), "nl");
    const facts = [...lines, ...totals].flatMap(({ label, excluding, including }) => [label, excluding, including]);
    for (const fact of [...facts, presentTimeline(row)]) {
      for (const text of [confirmed.text, document, noticed.text]) expect(oneLine(text)).toContain(oneLine(fact));
    }
    for (const answer of ["bakker", "Brood & taart,", "Per telefoon"]) expect(noticed.text).toContain(answer);
    expect(noticed.attachments).toEqual([]);
  });

  it("are confirmed in the visitor's language", async () => {
    await receive({}, { language: "en", address: "192.0.2.1" });
    const { text, attachments } = await mailTo("smit@bakkerij.example");
    expect(text).toContain("What happens next");
    expect(attachments[0]?.filename).toBe("Guide price Weef.pdf");
    expect((await enqueued()).map(({ template, language }) => [template, language])).toEqual([
      ["configurator-confirmation", "en"],
      ["configurator-notice", "nl"],
    ]);
  });

  it("are listed with lists as arrays and no internal columns", () => {
    const listed = listedConfiguratorRequest(configuratorRequestRow());
    expect(listed).toMatchObject({ services: ["seo", "hosting"], attribution: null });
    expect(listed).not.toHaveProperty("body_digest");
  });
});

describe("the answers of a stored configuration", () => {
  it("leave out ids that no longer exist", () => {
    const row = configuratorRequestRow({ services: '["design","gone"]', website_type: "gone", budget: null });
    expect(configurationOf(row)).toMatchObject({ services: ["design"], website_type: null, budget: null });
  });
});
