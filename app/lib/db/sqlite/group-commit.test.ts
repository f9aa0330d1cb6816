import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { sqliteDialect } from "./dialect.server";
import { GroupCommit } from "./group-commit.server";
import { SqliteFile } from "./sqlite-file.server";

interface Words {
  words: { text: string };
}

let dataDir: string;
let db: Kysely<Words>;
/** Another process, which sees only what has been committed. */
let other: DatabaseSync;

beforeEach(async () => {
  dataDir = freshFolder();
  const file = path.join(dataDir, "words.db");
  db = new Kysely<Words>({ dialect: sqliteDialect(file) });
  await sql`create table words (text text not null unique)`.execute(db);
  other = new DatabaseSync(file, { readOnly: true });
});

afterEach(async () => {
  other.close();
  await db.destroy();
});

const committed = () =>
  other
    .prepare("select text from words order by text")
    .all()
    .map((row) => row.text);
const keep = (text: string) => db.insertInto("words").values({ text }).execute();
const keepInTransaction = (...texts: string[]) =>
  db.transaction().execute(async (tx) => {
    for (const text of texts) await tx.insertInto("words").values({ text }).execute();
  });
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "kept",
    (error: Error) => error.message,
  );

it("acknowledges nothing that another process could not read already", async () => {
  const seen = await Promise.all(
    ["spoel", "rietblad", "schietspoel"].map(async (text) => {
      await (text === "rietblad" ? keep(text) : keepInTransaction(text));
      return committed().includes(text);
    }),
  );
  expect(seen).toEqual([true, true, true]);
});

it("brings to the disk together what ends together", async () => {
  const first = keepInTransaction("ketting");
  const second = keepInTransaction("inslag");
  await first;
  // The second has not been waited for, and yet it is there: one commit was both.
  expect(committed()).toEqual(["inslag", "ketting"]);
  await second;
});

it("undoes one transaction that fails, and none of those beside it", async () => {
  const outcomes = await Promise.all([
    outcome(keepInTransaction("ketting")),
    outcome(keepInTransaction("inslag", "ketting")),
    outcome(keep("ketting")),
    outcome(keepInTransaction("zelfkant")),
  ]);
  expect(outcomes).toEqual([
    "kept",
    expect.stringContaining("UNIQUE constraint failed"),
    expect.stringContaining("UNIQUE constraint failed"),
    "kept",
  ]);
  expect(committed()).toEqual(["ketting", "zelfkant"]);
});

it("shows nobody outside of a transaction what is not committed", async () => {
  const isWritten = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const writing = db.transaction().execute(async (tx) => {
    await tx.insertInto("words").values({ text: "boom" }).execute();
    isWritten.resolve();
    await mayEnd.promise;
  });
  await isWritten.promise;
  expect(await db.selectFrom("words").selectAll().execute()).toEqual([]);
  mayEnd.resolve();
  await writing;
  expect(await db.selectFrom("words").selectAll().execute()).toEqual([{ text: "boom" }]);
});

it("acknowledges none of those whose commit finds no room, and goes on when there is", async () => {
  const [{ page_count: pages }] = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows as [
    { page_count: number },
  ];
  await sql.raw(`pragma max_page_count=${pages + 2}`).execute(db);
  const long = (text: string) => text.repeat(3_000);
  const outcomes = await Promise.all(["a", "b", "c", "d"].map((letter) => outcome(keepInTransaction(long(letter)))));
  const kept = outcomes.filter((each) => each === "kept").length;
  expect(outcomes).toContain("database or disk is full");
  expect(committed()).toHaveLength(kept);
  await sql.raw(`pragma max_page_count=${pages + 200}`).execute(db);
  await keepInTransaction(long("e"));
  expect(committed()).toHaveLength(kept + 1);
});

it("lets what cannot be part of a transaction wait for those that write", async () => {
  const [, checkpoint] = await Promise.all([
    keepInTransaction("kam"),
    sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db),
  ]);
  expect(checkpoint.rows).toMatchObject([{ busy: 0 }]);
  expect(committed()).toEqual(["kam"]);
});

it("gives its turn to the next where a transaction cannot begin", async () => {
  const file = new SqliteFile(path.join(dataDir, "words.db"), { readOnly: false });
  const execute = file.execute.bind(file);
  let isFailing = true;
  vi.spyOn(file, "execute").mockImplementation((text, parameters) => {
    if (isFailing && text === "savepoint member") throw new Error("out of memory");
    return execute(text, parameters);
  });
  const commits = new GroupCommit(file);
  await expect(commits.begin()).rejects.toThrow("out of memory");
  isFailing = false;
  await commits.write("insert into words (text) values (?)", ["kam"]);
  expect(committed()).toEqual(["kam"]);
  file.close();
});
