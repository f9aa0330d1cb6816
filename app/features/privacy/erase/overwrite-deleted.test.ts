import { readFileSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { findLead, touchLead } from "~/features/leads/lead-store.server";
import { withNote } from "~/features/leads/search-text.server";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import { overwriteDeleted } from "./personal-store.server";

describe("what was deleted", () => {
  let db: Db;
  let file: string;
  beforeEach(async () => {
    db = await openFresh();
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
    file = rows[0]?.file ?? "";
  });

  const store = (name: string) => storeOffer(db, { name, email: `${name.toLowerCase()}@example.com`, company: null });
  const remove = (id: string) => db.deleteFrom("leads").where("id", "=", id).execute();
  const unheld = async () => {
    throw new Error("somebody reads of the log");
  };
  /** True if the index contains these three letters, a sequence that no other text has. */
  async function isIndexed(letters: string): Promise<boolean> {
    const { rows } = await sql<{ block: Uint8Array }>`select block from lead_search_data`.execute(db);
    return rows.some(({ block }) => Buffer.from(block).includes(letters));
  }

  it("leaves no letters in the search index, nor in the file or its log", async () => {
    const gone = await store("Zvjqx");
    await store("Bram");
    const { search } = (await findLead(db, { id: gone })) ?? { search: "" };
    await db.transaction().execute((tx) => touchLead(tx, gone, { search: withNote(search, "naam~q9z") }));
    expect([await isIndexed("zvj"), await isIndexed("~q9")]).toEqual([true, true]);
    await remove(gone);
    await overwriteDeleted(db, unheld);
    expect([await isIndexed("zvj"), await isIndexed("~q9"), await isIndexed("bra")]).toEqual([false, false, true]);
    expect(statSync(`${file}-wal`).size).toBe(0);
    const bytes = readFileSync(file);
    expect([bytes.includes("~q9"), bytes.includes("bra")]).toEqual([false, true]);
  });

  it("leaves none either if it was deleted while the index was being merged", async () => {
    const gone = await store("Zvjqx");
    // Enough others to keep the deleted share of a segment below a tenth, at which SQLite rewrites it by itself.
    for (let number = 0; number < 20; number += 1) await store(`Bram${number}`);
    for (const [index, text] of longTexts(3).entries()) {
      // Sorts before every other trigram, so it is merged first.
      const search = index === 0 ? `\u0001~q ${text}` : text;
      await db
        .updateTable("leads")
        .set({ search })
        .where(sql<number>`search_row`, "=", index + 1)
        .execute();
    }
    await sql`insert into lead_search (lead_search, rank) values ('merge', -20)`.execute(db);
    await remove(gone);
    expect(await isIndexed("\u0001~q")).toBe(true);
    await overwriteDeleted(db, unheld);
    expect(await isIndexed("\u0001~q")).toBe(false);
  });

  it("leaves the log once nobody reads it any more", async () => {
    const reader = new DatabaseSync(file, { readOnly: true });
    onTestFinished(() => {
      if (reader.isOpen) reader.close();
    });
    reader.exec("begin");
    reader.prepare("select count(*) from leads").get();
    await store("Zvjqx");
    const waits: number[] = [];
    await overwriteDeleted(db, async (time) => {
      waits.push(time);
      if (waits.length === 2) reader.close();
    });
    expect(waits).toEqual([250, 250]);
    expect(statSync(`${file}-wal`).size).toBe(0);
  });

  it("is waited for until then, but not forever", async () => {
    const reader = new DatabaseSync(file, { readOnly: true });
    onTestFinished(() => reader.close());
    reader.exec("begin");
    reader.prepare("select count(*) from leads").get();
    await store("Zvjqx");
    let waited = 0;
    await overwriteDeleted(db, async (time) => {
      waited += time;
    });
    expect(waited).toBe(10_000);
  });
});

/** Texts of more than a hundred pages of the index each: of so many letters that few sequences occur twice. */
function longTexts(count: number): string[] {
  const letter = (number: number) => String.fromCharCode(0x4e00 + ((Math.imul(number, 0x9e3779b1) >>> 8) % 20_000));
  const textOf = (number: number) => Array.from({ length: 60_000 }, (_, at) => letter(number * 60_000 + at)).join("");
  return Array.from({ length: count }, (_, number) => textOf(number));
}
