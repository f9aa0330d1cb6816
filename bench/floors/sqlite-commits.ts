import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { RAW_BODY, RAW_TABLE } from "./raw-row.ts";

// Commits single rows in a loop, each synced, for a number of seconds, on one connection or on several in threads of
// their own; prints how many per second. Arguments: file, seconds, connections.
interface Task {
  file: string;
  seconds: number;
}

/** Opened as the product opens its file; connections wait for each other for as long as it takes. */
function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 60_000 });
  db.exec("pragma journal_mode=WAL; pragma synchronous=FULL;");
  db.exec(RAW_TABLE);
  return db;
}

function commitsPerSecond({ file, seconds }: Task): number {
  const db = open(file);
  const insert = db.prepare("insert into raw_rows (id, body) values (?, ?)");
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  let commits = 0;
  for (; performance.now() < end; commits++) insert.run(randomUUID(), RAW_BODY);
  const perSecond = commits / ((performance.now() - begin) / 1_000);
  db.close();
  return perSecond;
}

function ofWorker(task: Task): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

if (isMainThread) {
  const [file = "", seconds, connections] = process.argv.slice(2);
  const task = { file, seconds: Number(seconds) };
  open(file).close();
  const counts =
    connections === "1"
      ? [commitsPerSecond(task)]
      : await Promise.all(Array.from({ length: Number(connections) }, () => ofWorker(task)));
  console.log(counts.reduce((sum, count) => sum + count, 0));
} else {
  parentPort?.postMessage(commitsPerSecond(workerData as Task));
}
