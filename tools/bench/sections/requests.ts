import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { createPostgresDatabase, startPostgres } from "../../../tests/support/postgres.ts";
import { type Figure, type Goal, quantile, type Scale, short } from "../harness.ts";
import { newFolder, startProduct, startProgram } from "../processes.ts";
import { type Place, readKept, secondsUntilSent } from "../stored.ts";
import { type Answer, visitAtOnce, visitEvenly } from "../visitors.ts";
import { requestsPerSecond } from "../wrk.ts";

/** Seconds. */
const TIMES = {
  quick: { pages: 1, evenly: 5, atOnce: 1, rawCommits: 1 },
  full: { pages: 5, evenly: 60, atOnce: 5, rawCommits: 3 },
};
/** A fair load: more in a minute than a small agency gets in a year. */
const PER_SECOND = 50;
/** Seconds in which mails have to go out. */
const PATIENCE = 60;
/** Commits per second, row by row, of a disk on which `BURST` is promised. */
const QUICK_DISK = 2_000;
const BURST = 500;

/** Offer requests with both their mails, at an even pace and in a burst without a mail server, on both databases. */
export async function requests(scale: Scale): Promise<Figure[]> {
  const dataDir = newFolder();
  const postgresDir = newFolder();
  const postgres = await startPostgres({ isDurable: true });
  try {
    const raw = rawCommits(path.join(dataDir, "raw.db"), TIMES[scale].rawCommits);
    const databaseUrl = await createPostgresDatabase(postgres.url);
    return [
      { what: "raw single-row commits", on: "SQLite", value: raw, unit: "per second", goal: null },
      ...(await onDatabase("SQLite", { dataDir }, raw, scale)),
      ...(await onDatabase("PostgreSQL", { dataDir: postgresDir, databaseUrl }, raw, scale)),
    ];
  } finally {
    await postgres.stop();
    for (const folder of [dataDir, postgresDir]) rmSync(folder, { recursive: true });
  }
}

function rawCommits(file: string, seconds: number): number {
  const program = path.resolve(import.meta.dirname, "../programs/raw-commits.ts");
  return Number(execFileSync(process.execPath, [program, file, String(seconds)], { encoding: "utf8" }));
}

async function onDatabase(on: string, place: Place, raw: number, scale: Scale): Promise<Figure[]> {
  const figure = (what: string, value: number, unit: string, goal: Goal = null, beside = ""): Figure => {
    return { what, on, value, unit, goal, beside };
  };
  const { evenly, atOnce, pages } = TIMES[scale];
  const figures: Figure[] = [];
  const answers: Answer[] = [];
  {
    const mailServer = await startProgram("smtp-sink.ts", { protocol: "smtp" });
    const { dataDir, databaseUrl } = place;
    const env = { TRUST_PROXY: "1", SMTP_URL: mailServer.url, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    await using product = await startProduct({ env, dataDir });
    await visitEveryPage(product.url);
    await requestsPerSecond(product.url, pages);
    const steady = await visitEvenly(product.url, PER_SECOND, evenly);
    const waits = steady.map(({ took }) => took);
    const untilSent = await secondsUntilSent(place, PATIENCE);
    const megabytes = product.megabytes();
    await mailServer[Symbol.asyncDispose]();
    const begin = performance.now();
    const burst = await visitAtOnce(product.url, atOnce);
    const seconds = (performance.now() - begin) / 1_000;
    answers.push(...steady, ...burst);
    const pace = `${PER_SECOND}/s for ${evenly} s`;
    figures.push(
      figure(`${pace}: 99 of 100 within`, quantile(waits, 0.99), "ms", { atMost: 200 }),
      figure(`${pace}: half within`, quantile(waits, 0.5), "ms"),
      figure(`${pace}: outbox empty after`, untilSent, "s", { atMost: 10 }),
      figure("memory after it and every page", megabytes, "MB", { atMost: 220 }),
      figure(
        "burst, mail server away",
        burst.length / seconds,
        "per second",
        raw >= QUICK_DISK ? { atLeast: BURST } : null,
        `${short(raw)} raw commits`,
      ),
    );
  }
  // The product is gone: nothing can change any more.
  const acknowledged = answers.flatMap(({ id }) => id ?? []);
  const { lost, wrong } = await readKept(place, acknowledged);
  return [
    ...figures,
    figure("acknowledged", acknowledged.length, "requests"),
    figure("not acknowledged", answers.length - acknowledged.length, "requests", { atMost: 0 }),
    figure("acknowledged, then lost", lost, "requests", { atMost: 0 }),
    figure("doubled, or without both mails", wrong, "requests", { atMost: 0 }),
  ];
}

/** Visits every page, so that the memory of all kept pages is counted. */
async function visitEveryPage(site: string): Promise<void> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = new Set(sitemap.match(new RegExp(`${site}[^<"]*`, "g")));
  if (pages.size === 0) throw new Error("The sitemap names no page");
  for (const page of pages) await (await fetch(page)).arrayBuffer();
}
