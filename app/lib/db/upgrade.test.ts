import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliDecompressSync } from "node:zlib";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { EVERYTHING } from "~/features/leads/list/lead-filter";
import { listLeads } from "~/features/leads/list/lead-list.server";
import { freshFolder } from "../../../tests/support/fresh-folder";
import { openDatabase } from "./database.server";
import { migrations } from "./migrations/migrations";
import { readyDatabase } from "./ready-database.server";

/** Made by a release with 38 migrations, with samples of every kind. */
const EARLIER = "tests/support/upgrade/weef-0038.db.br";
const KEPT = [
  "offer_requests",
  "configurator_requests",
  "appointments",
  "conversations",
  "conversation_lines",
] as const;

it("opens a database of an earlier release, and loses nothing of it", async () => {
  const dataDir = freshFolder();
  const file = path.join(dataDir, "weef.db");
  writeFileSync(file, brotliDecompressSync(readFileSync(EARLIER)));
  const rowsOf = (table: string) => {
    const before = new DatabaseSync(file, { readOnly: true });
    const rows = before.prepare(`select * from "${table}" order by 1, 2`).all();
    before.close();
    return rows;
  };
  const before = KEPT.map(rowsOf);
  const [leads, mails] = [rowsOf("leads"), rowsOf("outbox")];

  const db = openDatabase({ dataDir });
  onTestFinished(() => db.destroy());
  await readyDatabase(db, { dataDir });
  expect(rowsOf("kysely_migration")).toHaveLength(Object.keys(migrations).length);
  // Columns have come since.
  expect(KEPT.map(rowsOf)).toMatchObject(before);
  const identity = ({ id, status, name, email, created_at }: Record<string, unknown>) =>
    [id, status, name, email, created_at].join(" ");
  expect(rowsOf("leads").map(identity).sort()).toEqual(leads.map(identity).sort());
  expect(rowsOf("outbox").map(({ id, state }) => `${id} ${state}`)).toEqual(
    mails.map(({ id, state }) => `${id} ${state}`),
  );
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);

  const name = String(leads[0]?.name);
  const found = await listLeads(db, { ...EVERYTHING, question: name }, { language: "nl", now: new Date() });
  expect(found?.leads.map((lead) => lead.name)).toContain(name);
});
