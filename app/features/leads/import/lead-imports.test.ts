import { sql } from "kysely";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { WHOLE_LOG } from "~/features/desk/audit/audit-filter";
import { readLog } from "~/features/desk/audit/read-audit.server";
import { erasePerson, printOf } from "~/features/privacy/erase/erase-person.server";
import { rowsAbout } from "~/features/privacy/erase/personal-store.server";
import { tracePerson } from "~/features/privacy/find/find-person.server";
import { type Db, isPostgres } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { appointmentRow } from "../../../../tests/support/appointments";
import { describeOnEachDatabase, openAgain } from "../../../../tests/support/databases";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { filingServices } from "../../../../tests/support/known-person";
import { anna, bert, storeAppointment, storeOffer } from "../../../../tests/support/leads";
import { planNextAction } from "../change-lead.server";
import { promisedLeads } from "../today/leads-today-store.server";
import { draftImport } from "./draft-import.server";
import { handleImportForm } from "./handle-import-form.server";
import { columnName } from "./import-fields";
import { findImport } from "./import-store.server";
import { deleteOldImports, leadImportQueue } from "./lead-imports.server";
import { presentImport } from "./present-import.server";
import { writeRefusedRows } from "./refused-rows.server";

const NOW = new Date("2026-11-24T11:00:00.000Z");
const by = { user: anna, now: NOW };
const reader = { language: "nl", now: NOW } as const;
const OWNER = "owner@weef.example";
const HEADER = "Naam;E-mail;Telefoon;Datum;Status;Labels;Volgende actie;Volgende actie op";
const ROWS = [
  "Jan Bakker;jan@bakker.example;;3-5-2026;Offerte uit;Beurs, warm;Bellen;1-12-2026",
  "Piet Bos;piet@bos.example;612345678;;;;;",
  "Zonder niets;;;;;;;",
  "Piet Bos;piet@bos.example;0612345678;;;;;",
  "Kees;kees@;;;;;;",
];
const FILE = [HEADER, ...ROWS].join("\n");
const many = (count: number) =>
  [HEADER, ...Array.from({ length: count }, (_, index) => `Naam ${index};naam${index}@bakker.example;;;;;;`)].join(
    "\n",
  );

/** The database refuses to store a lead with this name. */
async function refuseLead(db: Db, name: string): Promise<void> {
  if (!isPostgres(db)) {
    await sql`create trigger refuse before insert on leads when new.name = ${sql.lit(name)}
      begin select raise(abort, 'refused'); end`.execute(db);
    return;
  }
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin if new.name = ${sql.lit(name)} then raise exception 'refused'; end if; return new; end $$`.execute(db);
  await sql`create trigger refuse before insert on leads for each row execute function refuse()`.execute(db);
  onTestFinished(() => sql`drop function refuse cascade`.execute(db).then(() => undefined));
}

describeOnEachDatabase("a file of leads", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const workerOn = (at: Db, now = NOW) =>
    leadImportQueue({ db: at, live: { publish: async () => {} }, log: createLog("silent"), now: () => now });
  const upload = (text: string | Buffer, name = "leads.csv") =>
    draftImport(db, { name, bytes: Buffer.from(text as Buffer) }, by);
  const present = async (id: string) => {
    const row = await findImport(db, id);
    return (row && (await presentImport(db, row, reader))) ?? expect.fail("There is no such file");
  };
  /** Posts the form of the page. */
  async function press(id: string, what: string, changes: Record<string, string> = {}) {
    const row = await findImport(db, id);
    const { columns = [], status = "" } = JSON.parse(row?.choices ?? "{}") as { columns?: string[]; status?: string };
    const named = columns.map((field, index) => [columnName(index), field ?? ""]);
    return handleImportForm(db, id, { do: what, header: "on", status, ...Object.fromEntries(named), ...changes }, by);
  }
  async function importWhole(text: string | Buffer, name?: string): Promise<string> {
    const id = await upload(text, name);
    expect(await press(id, "import")).toEqual({ outcome: "begun" });
    await workerOn(db).attemptDue();
    return id;
  }
  const leads = () => db.selectFrom("leads").selectAll().orderBy("name").orderBy("id").execute();
  const count = async (table: "leads" | "people" | "offer_requests" | "outbox" | "push_messages") =>
    (
      await db
        .selectFrom(table as "leads")
        .select("id")
        .execute()
    ).length;
  const titles = async (id: string) => {
    const file = await present(id);
    return "lists" in file ? [file.says, ...file.lists.map(({ title }) => title)] : [];
  };

  it("is shown as it would be imported, and nothing is stored before that is asked for", async () => {
    await storeOffer(db, { name: "Jan Bakker", email: "jan@bakker.example", phone: "06 12345678" });
    const id = await upload(FILE);
    const draft = await present(id);
    expect(draft).toMatchObject({ kind: "draft", ready: 2, submit: "Importeer 2 leads" });
    if (draft.kind !== "draft") return;
    expect(draft.lists.map(({ title, lines }) => [title, ...lines.map(({ row, says }) => `${row}: ${says}`)])).toEqual([
      ["2 rijen kunnen niet mee", "Rij 4: geen nummer en geen e-mailadres", "Rij 6: het e-mailadres klopt niet"],
      ["1 rij staat er dubbel in", "Rij 5: zelfde als rij 3"],
      ["1 rij is van iemand die je al kent", "Rij 2: hoort bij Jan Bakker"],
      ["1 rij is misschien van iemand die je al kent", "Rij 3: zelfde nummer als Jan Bakker"],
    ]);
    expect(draft.mended).toHaveLength(1);
    expect(await count("leads")).toBe(1);
  });

  it("becomes leads with what it says, without a mail, a notification or a promise", async () => {
    const known = await storeOffer(db, { name: "Jan Bakker", email: "jan@bakker.example" });
    const before = [await count("outbox"), await count("push_messages")];
    const id = await importWhole(FILE);
    const [jan, , piet] = await leads();
    const mine = (await leads()).find((lead) => lead.source === "desk-import" && lead.name === "Jan Bakker");
    expect(mine).toMatchObject({
      status: "quoted",
      created_at: "2026-05-03T10:00:00.000Z",
      next_action: "Bellen",
      next_action_on: "2026-12-01",
      promised_at: null,
      person_id: jan?.person_id,
    });
    expect(mine?.search).toContain("#warm");
    expect(piet).toMatchObject({ status: "contacted", phone: "0612345678", created_at: NOW.toISOString() });
    expect(await db.selectFrom("lead_tags").select("tag").orderBy("tag").execute()).toEqual([
      { tag: "beurs" },
      { tag: "warm" },
    ]);
    expect([await count("outbox"), await count("push_messages")]).toEqual(before);
    expect((await promisedLeads(db, { assignee: null, limit: 10 })).map((lead) => lead.id)).toEqual([known]);
    expect(await titles(id)).toEqual(["2 leads geïmporteerd", "2 rijen kunnen niet mee", "1 rij staat er dubbel in"]);
    // Imported rows are emptied; the header and refused ones stay.
    const left = await db
      .selectFrom("lead_import_lines")
      .select("line")
      .where("cells", "!=", "[]")
      .orderBy("line")
      .execute();
    expect(left.map(({ line }) => line)).toEqual([1, 4, 6]);
    const log = await readLog(db, WHOLE_LOG, "nl");
    expect(log?.days[0]?.auditEntries[0]).toMatchObject({
      says: "importeerde een bestand met leads",
      details: "aantal 2",
    });
  });

  it("gives refused rows back as a file with their reasons, before and after, which is imported once corrected", async () => {
    const refused = async (id: string) => {
      const row = await findImport(db, id);
      return row && (await writeRefusedRows(db, row, { language: "nl", now: NOW }));
    };
    const id = await upload(FILE);
    const before = await refused(id);
    await press(id, "import");
    await workerOn(db).attemptDue();
    const text = (await refused(id)) ?? "";
    expect(text).toBe(before);
    const [header, ...rows] = text.trim().split("\r\n");
    expect(header).toMatch(/"Wat er mis is"$/);
    expect(rows.map((row) => row.split(";").at(-1))).toEqual([
      '"geen nummer en geen e-mailadres"',
      '"het e-mailadres klopt niet"',
    ]);
    const again = await upload(text.replace("kees@", "kees@bos.example"), "refused.csv");
    expect(await present(again)).toMatchObject({ ready: 1 });
    const clean = await upload("Naam;E-mail\nKees;kees@ander.example");
    expect(await refused(clean)).toBeNull();
  });

  it("adds nothing a second time, under another name and in another encoding, mapped in another way", async () => {
    await importWhole(FILE);
    const stored = await count("leads");
    const again = await upload(
      Buffer.from(`\ufeff${FILE.replace("Zonder niets;;", "Toch;toch@bos.example;")}`, "utf16le"),
      "Anders.txt",
    );
    expect(await present(again)).toMatchObject({ ready: 1 });
    await press(again, "drop");
    const same = await upload(FILE.replaceAll(";", "\t"), "Kopie van leads.csv");
    expect(await titles(same)).toEqual([
      "Er staat niets klaar om te importeren.",
      "2 rijen kunnen niet mee",
      "2 rijen zijn al geïmporteerd",
      "1 rij staat er dubbel in",
    ]);
    expect(await press(same, "check", { [columnName(5)]: "message" })).toEqual({ outcome: "kept" });
    expect(await press(same, "import")).toEqual({ outcome: "begun" });
    await workerOn(db).attemptDue();
    expect(await count("leads")).toBe(stored);
    expect((await titles(same))[0]).toBe("Er is niets bijgekomen");
  });

  it("is imported as it was checked only", async () => {
    const id = await upload(FILE);
    expect(await press(id, "import", { [columnName(2)]: "" })).toEqual({ outcome: "changed" });
    expect(await press(id, "import", { [columnName(2)]: "email" })).toMatchObject({
      outcome: "doubled",
      field: "email",
    });
    expect(await findImport(db, id)).toMatchObject({ state: "draft" });
    expect(await press(id, "drop")).toEqual({ outcome: "dropped" });
    expect(await findImport(db, id)).toBeUndefined();
    expect(await count("leads")).toBe(0);
  });

  it("goes on where a process has left it, and no two work on it at once", async () => {
    const id = await upload(many(130));
    await press(id, "import");
    const first = workerOn(db);
    const working = first.attemptDue();
    await expect.poll(() => count("leads")).toBeGreaterThan(0);
    await first.stop();
    await working;
    const done = await count("leads");
    expect(done).toBeLessThan(130);
    // Another one that died with the lease: nobody takes it before that has run out.
    const lease_until = new Date(NOW.getTime() + 20_000).toISOString();
    await db.updateTable("lead_imports").set({ lease_owner: "gone", lease_until }).execute();
    expect(await workerOn(db).attemptDue()).toBe(0);
    const later = new Date(NOW.getTime() + 30_000);
    const both = [workerOn(db, later), workerOn(openAgain(db), later)];
    await Promise.all(both.map((worker) => worker.attemptDue()));
    expect([await count("leads"), await count("people"), await count("offer_requests")]).toEqual([130, 130, 130]);
    expect((await titles(id))[0]).toBe("130 leads geïmporteerd");
  });

  it("leaves out a row that the database refuses, and imports all others once", async () => {
    await refuseLead(db, "Naam 24");
    const id = await importWhole(many(30));
    expect([await count("leads"), await count("people"), await count("offer_requests")]).toEqual([29, 29, 29]);
    const file = await present(id);
    expect(file.kind === "done" && file.lists[0]?.lines).toEqual([{ row: "Rij 26", says: "kon niet worden bewaard" }]);
  });

  it("is taken back, except for what somebody has worked on since", async () => {
    const known = await storeOffer(db, { name: "Naam 0", email: "naam0@bakker.example" });
    const id = await importWhole(many(60));
    expect(await count("leads")).toBe(61);
    const one = (await leads()).find(({ name }) => name === "Naam 7") ?? expect.fail();
    const services = { db, live: { publish: async () => {} } };
    expect(await planNextAction(services, one.id, { version: "1", action: "Bellen", on: "" }, by)).toBe("changed");
    await storeAppointment(db, { name: "Naam 8", email: "naam8@bakker.example" });
    const [nine] = (await leads()).filter(({ name }) => name === "Naam 9");
    const made = appointmentRow({ id: newId(), lead_id: nine?.id ?? "", starts_at: "2026-12-03T09:00:00.000Z" });
    await db.insertInto("appointments").values(made).execute();
    expect(await handleImportForm(db, id, { do: "take-back" }, { user: bert, now: NOW })).toEqual({ outcome: "begun" });
    await workerOn(db).attemptDue();
    const file = await present(id);
    expect(file).toMatchObject({ kind: "done", isTakenBack: true, says: "57 leads zijn verwijderd", takeBack: null });
    expect(file.kind === "done" && file.kept?.leads.map(({ name }) => name).toSorted()).toEqual([
      "Naam 7",
      "Naam 8",
      "Naam 9",
    ]);
    expect((await leads()).map(({ id: lead }) => lead)).toContain(known);
    // The one that was known, the three that stayed, and the visitor's own appointment.
    expect([await count("leads"), await count("offer_requests")]).toEqual([5, 4]);
    expect(await count("people")).toBe(4);
    const log = await readLog(db, WHOLE_LOG, "nl");
    expect(log?.days[0]?.auditEntries[0]).toMatchObject({
      user: bert.email,
      says: "draaide een import van leads terug",
    });
    // The file now adds the erased leads again.
    const again = await upload(many(60));
    expect(await present(again)).toMatchObject({ ready: 57 });
  });

  it("is part of what is handed out and erased of a person, also before it is imported", async () => {
    const services = filingServices(db, freshFolder(), NOW);
    const id = await upload(FILE);
    const key = { email: "piet@bos.example" };
    const { trace } = await tracePerson(db, key, OWNER);
    const rows = await rowsAbout(db, "lead_import_lines", trace);
    expect(rows.map(({ line }) => line).toSorted()).toEqual([3, 5]);
    expect(await erasePerson(services, key, { seen: printOf(trace) }, by)).toMatchObject({ outcome: "erased" });
    expect(await present(id)).toMatchObject({ ready: 1 });
  });

  it("is kept for less than a day where nothing is done with it, and else for as long as it can be taken back", async () => {
    const draft = await upload(FILE);
    const done = await importWhole(many(3));
    const after = (hours: number) => deleteOldImports(db, new Date(NOW.getTime() + hours * 3_600_000));
    await after(22);
    expect(await findImport(db, draft)).toBeDefined();
    await after(23.5);
    expect(await findImport(db, draft)).toBeUndefined();
    await after(29 * 24);
    expect(await findImport(db, done)).toBeDefined();
    await after(31 * 24);
    expect(await findImport(db, done)).toBeUndefined();
    expect(await db.selectFrom("lead_import_lines").select("id").execute()).toEqual([]);
    expect(await count("leads")).toBe(3);
  });
});
