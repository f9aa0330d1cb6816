import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

// Commits single rows about as long as a request in a loop, each synced, to a SQLite file opened as the product opens
// its own; prints how many per second. Arguments: file, seconds.
const [file = "", seconds] = process.argv.slice(2);
const BODY = "x".repeat(500);

const db = new DatabaseSync(file);
db.exec("pragma journal_mode=WAL; pragma synchronous=FULL; create table raw_rows (id text primary key, body text)");
const insert = db.prepare("insert into raw_rows (id, body) values (?, ?)");
const begin = performance.now();
const end = begin + Number(seconds) * 1_000;
let commits = 0;
for (; performance.now() < end; commits++) insert.run(randomUUID(), BODY);
console.log(commits / ((performance.now() - begin) / 1_000));
db.close();
