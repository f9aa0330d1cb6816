import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Scale } from "../bench";
import { byTurns, compared, median } from "../harness";
import { mailsSent, postRequests } from "../load/post-requests";
import { wrk } from "../load/wrk";
import { startFloor } from "../processes/floor";
import { startProduct } from "../processes/product";
import { newFolder } from "../processes/served";
import type { Counted, Goal, Result } from "../results";

const ON = "SQLite";
const TURNS = { quick: { rounds: 3, seconds: 1 }, full: { rounds: 9, seconds: 5 } };
/** Milliseconds after the last mail of a load, in which the memory used by mails and pages is given back. */
const REST = 30_000;
/** Milliseconds, from exec to the first good answer. */
const READY: Goal = { atMost: 700 };
/** Megabytes. */
const MEMORY: Goal = { atMost: 150 };

/** How soon the product answers after it is started, and how much memory it holds after it has worked. */
export async function start(scale: Scale): Promise<Result[]> {
  return [...(await measureStart(scale)), ...(await measureMemory(scale))];
}

async function measureStart(scale: Scale): Promise<Result[]> {
  const dataDir = newFolder();
  const product = (readyAt: string, folder?: string) => async () => {
    const { server, ...served } = await startProduct({ readyAt, dataDir: folder });
    await served[Symbol.asyncDispose]();
    return server.readyAfter;
  };
  const empty = async () => {
    await using floor = await startFloor("empty-server.ts");
    return floor.server.readyAfter;
  };
  // Makes the data that already exists in the turns that count, and lets the machine read the programs once.
  await product("/readyz", dataDir)();
  const { ready, home, fresh, floor } = await byTurns(TURNS[scale].rounds, {
    ready: product("/readyz", dataDir),
    home: product("/", dataDir),
    fresh: product("/readyz"),
    floor: empty,
  });
  rmSync(dataDir, { recursive: true });
  const against = "empty node:http";
  return [
    compared({ what: "start to /readyz", on: ON, unit: "ms", ours: ready, against, theirs: floor }),
    counted("start to /readyz", median(ready), "ms", READY),
    counted("start to the home page", median(home), "ms", READY),
    counted("start to /readyz, with a new database", median(fresh), "ms"),
  ];
}

async function measureMemory(scale: Scale): Promise<Result[]> {
  const { seconds } = TURNS[scale];
  const floor = await memoryOfEmptyServer();
  await using sink = await startFloor("smtp-sink.ts", { protocol: "smtp" });
  await using product = await startProduct({ env: { TRUST_PROXY: "1", SMTP_URL: sink.url } });
  const { server, url, dataDir } = product;
  const before = server.residentMegabytes();
  await visitEveryPage(url);
  await wrk({ url, seconds, headers: { "Accept-Encoding": "br" } });
  await wrk({ url: `${url}/?stap=1`, seconds, headers: { "Accept-Encoding": "gzip" } });
  const afterPages = server.residentMegabytes();
  await postRequests(url, seconds, path.join(dataDir, "acknowledged"));
  const afterRequests = server.residentMegabytes();
  await mailsSent({ dataDir });
  await pause(REST);
  return [
    counted("memory of an empty node:http", floor, "MB"),
    counted("memory when ready", before, "MB"),
    counted("memory after a load of pages", afterPages, "MB"),
    counted("memory after pages and requests", afterRequests, "MB"),
    counted(`memory ${REST / 1_000} s after the last mail`, server.residentMegabytes(), "MB", MEMORY),
    counted("most memory at any time", server.mostMegabytes(), "MB"),
  ];
}

/** What Node.js itself takes, without any code of ours. */
async function memoryOfEmptyServer(): Promise<number> {
  await using floor = await startFloor("empty-server.ts");
  return floor.server.residentMegabytes();
}

/** Visits all pages of the sitemap, so that the memory of kept pages is included. */
async function visitEveryPage(url: string): Promise<void> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = new Set(sitemap.match(new RegExp(`${url}[^<"]*`, "g")));
  if (pages.size === 0) throw new Error("The sitemap names no page");
  for (const page of pages) await (await fetch(page)).arrayBuffer();
}

function counted(what: string, count: number, unit: string, goal: Goal = null): Counted {
  return { what, on: ON, unit, count, goal };
}
