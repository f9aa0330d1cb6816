import { rmSync } from "node:fs";
import path from "node:path";
import type { DatabasePlace } from "~/lib/db/database.server";
import { createPostgresDatabase, startPostgres } from "../../tests/support/postgres";
import type { Scale } from "../bench";
import { reuseLogFiles } from "../databases";
import { byTurns, compared, quantile } from "../harness";
import { postRequests, readKept, waitForAnswers } from "../load/post-requests";
import { rawCommits } from "../load/raw-commits";
import { CONNECTIONS } from "../load/wrk";
import { startFloor } from "../processes/floor";
import { startProduct } from "../processes/product";
import { newFolder } from "../processes/served";
import type { Counted, Goal, Result } from "../results";

const TURNS = { quick: { rounds: 2, seconds: 2 }, full: { rounds: 5, seconds: 6 } };
/** Milliseconds within which 99 of 100 requests are to be acknowledged. */
const PATIENCE = 50;

interface Contest {
  on: string;
  place: DatabasePlace;
  /** Raw commits per second, by how they are made. */
  raw: { against: string; goal: Goal; commits: () => Promise<number> }[];
}

/** Requests stored over HTTP with everything they owe, beside what the database can commit at most. */
export async function requests(scale: Scale): Promise<Result[]> {
  return [...(await onSqlite(scale)), ...(await onPostgres(scale))];
}

async function onSqlite(scale: Scale): Promise<Result[]> {
  const dataDir = newFolder();
  const raw = [
    { against: "node:sqlite, one connection", goal: { atLeast: 0.5 }, commits: onFileIn(dataDir, scale, 1) },
    { against: "node:sqlite, 16 connections", goal: null, commits: onFileIn(dataDir, scale, CONNECTIONS) },
  ];
  const results = await contest({ on: "SQLite", place: { dataDir }, raw }, scale);
  rmSync(dataDir, { recursive: true });
  return results;
}

async function onPostgres(scale: Scale): Promise<Result[]> {
  const dataDir = newFolder();
  const server = await startPostgres({ isDurable: true });
  try {
    await reuseLogFiles(server.url);
    const databaseUrl = await createPostgresDatabase(server.url);
    const place = await createPostgresDatabase(server.url);
    const commits = () =>
      rawCommits("postgres-commits.ts", { place, seconds: TURNS[scale].seconds, connections: CONNECTIONS });
    const raw = [
      { against: "PostgreSQL, 16 connections", goal: { atLeast: 0.35 }, commits },
      { against: "node:sqlite, one connection", goal: null, commits: onFileIn(dataDir, scale, 1) },
    ];
    return await contest({ on: "PostgreSQL", place: { dataDir, databaseUrl }, raw }, scale);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Commits to a SQLite file beside the product's data, so that both are on the same disk. */
function onFileIn(dataDir: string, scale: Scale, connections: number): () => Promise<number> {
  const place = path.join(dataDir, "raw.db");
  return () => rawCommits("sqlite-commits.ts", { place, seconds: TURNS[scale].seconds, connections });
}

async function contest({ on, place, raw }: Contest, scale: Scale): Promise<Result[]> {
  const { rounds, seconds } = TURNS[scale];
  const file = path.join(place.dataDir, "acknowledged");
  const results: Result[] = [];
  {
    await using sink = await startFloor("smtp-sink.ts", { protocol: "smtp" });
    const { dataDir, databaseUrl } = place;
    const env = { TRUST_PROXY: "1", SMTP_URL: sink.url, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    await using product = await startProduct({ env, dataDir });
    const post = () => postRequests(product.url, seconds, file);
    // Its mails would otherwise go out meanwhile and slow down the raw commits.
    const alone = raw.map(({ against, commits }) => [against, () => product.server.pausedFor(commits)]);
    const turns = { ours: post, ...Object.fromEntries(alone) };
    await post();
    const given = await byTurns<string, Awaited<ReturnType<typeof post>> | number>(rounds, turns);
    const loads = (given.ours ?? []).filter((load) => typeof load !== "number");
    const ours = loads.map((load) => (load.requests - load.refused) / load.seconds);
    for (const { against, goal } of raw) {
      const theirs = (given[against] ?? []).filter((commits) => typeof commits === "number");
      results.push(compared({ what: "stored requests", on, unit: "commits/s", ours, against, theirs, goal }));
    }
    const waits = await waitForAnswers(product.url, seconds * rounds, file);
    const counted = countedOn(on);
    results.push(
      counted("99 of 100 acknowledged within", quantile(waits, 0.99), "ms", { atMost: PATIENCE }),
      counted("half acknowledged within", quantile(waits, 0.5), "ms"),
      counted("the slowest acknowledged within", quantile(waits, 1), "ms"),
      counted(
        "refused or cut off",
        loads.reduce((sum, load) => sum + load.refused + load.broken, 0),
        "requests",
        {
          atMost: 0,
        },
      ),
    );
  }
  // Only once the product is gone can nothing change any more.
  const kept = await readKept(place, file);
  const counted = countedOn(on);
  results.push(
    counted("acknowledged", kept.acknowledged, "requests", { atLeast: 1 }),
    counted("acknowledged, not in the database", kept.lost, "requests", { atMost: 0 }),
    counted("doubled, or without their two mails", kept.wrong, "requests", { atMost: 0 }),
  );
  return results;
}

function countedOn(on: string) {
  return (what: string, count: number, unit: string, goal: Goal = null): Counted => ({ what, on, unit, count, goal });
}
