import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, it, vi } from "vitest";
import { databaseWithLead, freshDataDir } from "../../tests/support/backed-up";
import { copySqlite } from "./sqlite-copy";

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Copies a database to which somebody writes a row during each of the first `busy` copies; returns how many were made.
 */
async function copyWhileBusy(busy: number) {
  const { dataDir } = freshDataDir();
  await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
  const file = path.join(dataDir, "weef.db");
  const other = new DatabaseSync(file);
  other.exec("create table busy (id integer)");
  let copies = 0;
  const { prepare } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, sql, ...rest) {
    if (sql.startsWith("vacuum into") && ++copies <= busy) other.exec("insert into busy values (1)");
    return prepare.call(this, sql, ...rest);
  });
  const contents = copySqlite(file, path.join(dataDir, "copy.db"));
  other.close();
  return { copies, rows: contents.rows.busy };
}

it.each([
  ["once where nobody writes", 0, { copies: 1, rows: 0 }],
  ["anew where somebody wrote meanwhile, so that its rows can be compared", 1, { copies: 2, rows: 1 }],
  ["all the same where somebody writes all the time", 99, { copies: 3, rows: 3 }],
])("is made %s", async (_when, busy, made) => {
  expect(await copyWhileBusy(busy)).toEqual(made);
});
