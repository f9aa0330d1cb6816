import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findLead, insertTag } from "~/features/leads/lead-store.server";
import { NEWSLETTER_PATH } from "~/features/newsletter/subscriber-filter";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { createLog } from "~/lib/log.server";
import { describeOnEachDatabase, openFresh } from "../../../../tests/support/databases";
import { standByDevice } from "../../../../tests/support/known-person";
import { anna, storeConfiguration, storeOffer, waitRow } from "../../../../tests/support/leads";
import { storeProject } from "../../../../tests/support/projects";
import { exportFile } from "./export-file.server";
import type { ExportFormat, ExportName } from "./export-links";

const now = new Date("2026-11-21T23:30:00Z");
const log = createLog("silent");
const DANGEROUS = ['=HYPERLINK("https://evil.example","klik")', "+1+cmd|' /C calc'!A0", "-2+3", "@SUM(1)", "\t=1+1"];

let db: Db;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
};

function ask(
  name: ExportName,
  format: ExportFormat,
  { query = "", language = "nl" as "nl" | "en", signal = new AbortController().signal } = {},
) {
  const url = new URL(`https://weef.example/admin/exports/${name}.${format}${query}`);
  return exportFile({ db, log }, { name, format, url, user: anna, language, now, signal });
}
async function csv(name: ExportName, options: Parameters<typeof ask>[2] = {}) {
  const bytes = Buffer.from(await (await ask(name, "csv", options)).arrayBuffer());
  const delimiter = options.language === "en" ? "," : ";";
  return { bytes, rows: parse(bytes, { bom: true, delimiter, columns: true }) as Record<string, string>[] };
}
async function xlsx(name: ExportName, query = "") {
  const workbook = await readXlsx(new Uint8Array(await (await ask(name, "xlsx", { query })).arrayBuffer()));
  const [sheet] = workbook.sheets;
  if (!sheet) throw new Error("There is no sheet");
  const [header = [], ...rows] = sheet.rows;
  return {
    sheet,
    rows: rows.map((row) => Object.fromEntries(header.map((name, index) => [String(name), row[index]]))),
  };
}
async function leadsXml(): Promise<string> {
  const files = unzipSync(new Uint8Array(await (await ask("leads", "xlsx")).arrayBuffer()));
  return strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
}
/** Stores leads, each a minute after the one before. */
async function storeMany(count: number, change: (index: number) => Partial<LeadRow>) {
  const id = await storeOffer(db);
  const { search_row: _row, ...lead } = (await findLead(db, { id })) as LeadRow & { search_row?: number };
  await db.deleteFrom("leads").execute();
  const first = Date.parse("2026-11-01T00:00:00Z");
  const rows = Array.from({ length: count }, (_, index) => ({
    ...lead,
    id: uuidv7(),
    subject_id: uuidv7(),
    created_at: new Date(first + index * 60_000).toISOString(),
    ...change(index),
  }));
  await db.insertInto("leads").values(rows).execute();
}
const auditEntries = () => db.selectFrom("audit_log").selectAll().orderBy("id").execute();

describe("exports", () => {
  beforeEach(() => setUp(openFresh));

  test("a workbook has typed cells, times of the business and a header that stays in view", async () => {
    const lead = await storeConfiguration(db, {
      name: "Jan de Boer",
      phone: "+31612345678",
      created_at: "2026-07-01T10:05:00.000Z",
    });
    await db.transaction().execute((tx) => insertTag(tx, lead, "webshop"));
    await db
      .updateTable("leads")
      .set({
        first_answered_at: "2026-07-01T11:35:00.000Z",
        next_action: "Bellen",
        next_action_on: "2026-12-01",
        live_on: "2026-12-24",
      })
      .execute();
    const { sheet, rows } = await xlsx("leads");
    expect(rows[0]).toMatchObject({
      Naam: "Jan de Boer",
      Telefoon: "+31612345678",
      Status: "Nieuw",
      Soort: "Configurator",
      Labels: "webshop",
      // The business is in summer time: two hours later than in the database.
      Binnengekomen: new Date("2026-07-01T12:05:00.000Z"),
      "Volgende actie op": new Date("2026-12-01T00:00:00.000Z"),
      "Staat live op": new Date("2026-12-24T00:00:00.000Z"),
      "Beantwoord na (uur)": 1.5,
      "Richtprijs eenmalig, excl. btw": expect.any(Number),
    });
    expect(sheet).toMatchObject({ name: "leads", freezePane: { rows: 1 }, autoFilter: { range: "A1:AA2" } });
    expect(sheet.columns?.[4]).toMatchObject({ width: 30 });
  });

  test("says since when somebody waits for us, and until when at most, be it for the first answer or a later one", async () => {
    const [asked, wrote] = [await storeOffer(db, { name: "Kim" }), await storeOffer(db, { name: "Jan" })];
    const created_at = "2026-11-23T09:00:00.000Z";
    await db.updateTable("leads").set({ created_at, promised_at: "2026-11-24T09:00:00.000Z" }).execute();
    await db.updateTable("leads").set({ first_answered_at: created_at }).where("id", "=", wrote).execute();
    await db
      .insertInto("waits")
      .values([waitRow({ lead_id: asked }), waitRow({ lead_id: wrote })])
      .execute();
    const { rows } = await xlsx("leads");
    expect(rows.map((row) => [row.Naam, row["Wacht op ons sinds"], row["Wacht op ons tot uiterlijk"]])).toEqual(
      expect.arrayContaining([
        ["Kim", new Date("2026-11-23T10:00:00.000Z"), new Date("2026-11-24T10:00:00.000Z")],
        ["Jan", new Date("2026-11-23T12:00:00.000Z"), new Date("2026-11-24T12:00:00.000Z")],
      ]),
    );
  });

  test("names who takes a lead, and narrows the list down to one's own", async () => {
    await standByDevice(db);
    const own = await storeOffer(db, { name: "Jan" });
    await storeOffer(db, { name: "Kim" });
    await db.updateTable("leads").set({ assignee_id: anna.id }).where("id", "=", own).execute();
    const takers = async (query = "") =>
      (await csv("leads", { query })).rows.map((row) => [row.Naam, row["Pakt dit op"]]);
    expect(await takers()).toEqual([
      ["Kim", ""],
      ["Jan", "Anna"],
    ]);
    expect(await takers("?assignee=me")).toEqual([["Jan", "Anna"]]);
  });

  test("what looks like a formula stays text in a workbook, and gets a harmless prefix in CSV", async () => {
    for (const message of DANGEROUS) await storeOffer(db, { id: uuidv7(), message, phone: "+31 6 12345678" });
    const book = await xlsx("leads");
    expect(book.rows.map((row) => row.Bericht)).toEqual(expect.arrayContaining(DANGEROUS));
    expect(book.sheet.cells && [...book.sheet.cells.values()].some((cell) => cell.formula !== undefined)).not.toBe(
      true,
    );
    const { rows } = await csv("leads");
    expect(rows.map((row) => row.Bericht)).toEqual(expect.arrayContaining(DANGEROUS.map((text) => `'${text}`)));
    expect(rows[0]?.Telefoon).toBe("\t+31 6 12345678");
    expect(rows.flatMap(Object.values).filter((cell) => /^[=+\-@\r]/.test(cell))).toEqual([]);
  });

  test("what Excel would take for an escaped character is written so that it does not", async () => {
    await storeOffer(db, { message: "Bestand _x0041_.pdf" });
    expect(await leadsXml()).toContain(">Bestand _x005F_x0041_.pdf<");
  });

  test("every row and cell of a workbook says where it is, as not every program counts them", async () => {
    await storeMany(101, () => ({ phone: null }));
    const parts = (await leadsXml()).split("<row ").slice(1);
    expect(parts.map((row) => row.match(/^r="(\d+)"/)?.[1])).toEqual(parts.map((_, index) => String(index + 1)));
    const places = (row = "") => [...row.matchAll(/<c ([^>]*)/g)].map(([, about]) => about?.match(/^r="(\w+)"/)?.[1]);
    expect(places(parts[0]).slice(-2)).toEqual(["Z1", "AA1"]);
    expect(places(parts[101]).slice(0, 6)).toEqual(["A102", "B102", "C102", "D102", "E102", "G102"]);
  });

  test("CSV is what Excel expects in the language of its reader", async () => {
    await storeConfiguration(db, { company: 'Boer; "Bouw", zonen', created_at: "2026-01-15T10:05:00.000Z" });
    const dutch = await csv("leads");
    expect([...dutch.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(dutch.bytes.toString()).toMatch(/"Binnengekomen";"Status"/);
    expect(dutch.rows[0]).toMatchObject({ Bedrijf: 'Boer; "Bouw", zonen', Binnengekomen: "2026-01-15 11:05" });
    expect(dutch.rows[0]?.["Richtprijs eenmalig, excl. btw"]).toMatch(/^\d+,\d\d$/);
    const english = await csv("leads", { language: "en" });
    expect(english.rows[0]).toMatchObject({ Company: 'Boer; "Bouw", zonen', "Came in": "2026-01-15 11:05" });
    expect(english.rows[0]?.["Guide price one-time, excl. VAT"]).toMatch(/^\d+\.\d\d$/);
  });

  test("the log says who exported what, without the search text", async () => {
    await storeOffer(db, { name: "Jan" });
    const response = await ask("leads", "csv", { query: "?q=jan&status=new" });
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="leads-2026-11-22.csv"');
    const [begun, ...none] = await auditEntries();
    expect(none).toEqual([]);
    expect(begun).toMatchObject({ user_email: anna.email, action: "export.begin", subject: "export:leads" });
    expect(JSON.parse(begun?.detail ?? "")).toEqual({ format: "csv", filter: { status: "new" }, isSearched: true });
    await response.text();
    const ended = (await auditEntries())[1];
    expect(ended).toMatchObject({ action: "export.end" });
    expect(JSON.parse(ended?.detail ?? "")).toEqual({ format: "csv", rows: 1, isWhole: true });
  });

  test("a reader that goes away stops the reading of the database", async () => {
    await storeMany(450, () => ({}));
    const reader = (await ask("leads", "csv")).body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    const [, ended] = (await auditEntries()).map(({ detail }) => JSON.parse(detail));
    expect(ended.isWhole).toBe(false);
    expect(ended.rows).toBeLessThan(450);
  });

  test("a reader that goes away while the database is read is logged once, without a warning", async () => {
    await storeMany(450, () => ({}));
    const warned = vi.spyOn(log, "warn");
    const reader = (await ask("leads", "csv")).body?.getReader();
    await reader?.read();
    const gone = Promise.withResolvers<void>();
    const selectFrom = db.selectFrom.bind(db);
    vi.spyOn(db, "selectFrom").mockImplementationOnce(((table: "leads") => {
      gone.resolve(reader?.cancel());
      return selectFrom(table);
    }) as typeof db.selectFrom);
    await reader?.read();
    await gone.promise;
    expect((await auditEntries()).map(({ action }) => action)).toEqual(["export.begin", "export.end"]);
    expect(warned).not.toHaveBeenCalled();
  });

  test("a response that nobody waits for any more is aborted, and logged as such", async () => {
    await storeMany(450, () => ({}));
    const gone = new AbortController();
    const response = await ask("leads", "xlsx", { signal: gone.signal });
    gone.abort();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await auditEntries()).map(({ detail }) => JSON.parse(detail))).toMatchObject([
      {},
      { rows: 0, isWhole: false },
    ]);
  });

  test("subscribers come with the proof that they asked, and by state", async () => {
    const subscriber = {
      language: "nl" as const,
      wording: "Ja, mail mij",
      page: "/blog",
      requested_at: "2026-11-20T09:00:00.000Z",
      unsubscribed_at: null,
      reminded_at: null,
    };
    await db
      .insertInto("subscribers")
      .values([
        {
          ...subscriber,
          id: "a",
          email: "anna@bakkerij.example",
          state: "confirmed",
          confirmed_at: subscriber.requested_at,
        },
        { ...subscriber, id: "b", email: "bert@bouw.example", state: "pending", confirmed_at: null },
      ])
      .execute();
    const { rows } = await csv("subscribers");
    expect(rows).toMatchObject([
      { "E-mail": "anna@bakkerij.example", Status: "Bevestigd", "Bevestigd op": "2026-11-20 10:00", Pagina: "/blog" },
    ]);
    const query = new URL("?state=pending", `https://weef.example${NEWSLETTER_PATH}`).search;
    expect((await csv("subscribers", { query })).rows.map((row) => row["E-mail"])).toEqual(["bert@bouw.example"]);
  });

  test("projects come with their dates", async () => {
    const at = new Date("2026-11-20T09:00:00.000Z");
    await storeProject(db, { customer_name: "Anna", phone: "0612345678" }, at);
    expect((await csv("projects")).rows).toMatchObject([
      {
        Status: "Verzamelen",
        Soort: "Website",
        Naam: "Anna",
        Telefoon: "\t0612345678",
        "Akkoord op": "2026-11-20 10:00",
      },
    ]);
  });

  test("an empty list is a file with its header", async () => {
    expect((await csv("quotes")).rows).toEqual([]);
    expect((await xlsx("quotes")).sheet.rows[0]?.[0]).toBe("Nummer");
  });
});

describeOnEachDatabase("an export of several pages", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  test("holds what the dashboard shows, over all its pages, newest first", async () => {
    await storeMany(450, (index) => ({
      name: `Lead ${index}`,
      search: `lead ${index}`,
      source: index % 3 === 0 ? "contact" : "",
    }));
    await storeOffer(db, { id: uuidv7(), name: "Spam", status: "spam" });
    const all = await csv("leads");
    expect(all.rows).toHaveLength(450);
    expect(all.rows.map((row) => row.Naam).slice(0, 2)).toEqual(["Lead 449", "Lead 448"]);
    const ofContact = (await csv("leads", { query: "?source=contact" })).rows;
    expect(ofContact).toHaveLength(150);
    // Other programs tell sources apart by the stored name.
    expect(ofContact[0]?.Bron).toBe("contact");
    expect((await csv("leads", { query: "?status=spam" })).rows.map((row) => row.Naam)).toEqual(["Spam"]);
    expect((await csv("leads", { query: "?q=lead+449" })).rows).toHaveLength(1);
  });
});
