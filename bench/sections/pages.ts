import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Scale } from "../bench";
import { byTurns, compared } from "../harness";
import { wrk } from "../load/wrk";
import { ENCODINGS, type FetchedPage, fetchPage } from "../page/fetched-page";
import { countElements, pageTree } from "../page/page-tree";
import { startFloor } from "../processes/floor";
import { startNext } from "../processes/next";
import { type ServedPeer, startNginx } from "../processes/nginx";
import { type ServedProduct, startProduct } from "../processes/product";
import type { Compared, Goal } from "../results";

/**
 * A request that is never answered from memory: its query has a parameter that some page reads, though not this one.
 */
const UNCACHED = "/?stap=1";
/** What browsers send. */
const BROWSER = "gzip, deflate, br, zstd";
/** The warm-ups do not count: a program on Node.js is fastest after some thousand requests. */
const TURNS = {
  quick: { warmUps: 1, rounds: 2, seconds: 1 },
  full: { warmUps: 2, rounds: 5, seconds: 4 },
};

interface Match {
  on: string;
  against: string;
  path: string;
  acceptEncoding: string;
  goals: { perSecond?: Goal; cpu?: Goal };
}

/** The product, and the scale of the measurement. */
interface Ours {
  product: ServedProduct;
  scale: Scale;
}

/** The home page over HTTP from one process of the product, beside other ways to send it. */
export async function pages(scale: Scale): Promise<Compared[]> {
  await using product = await startProduct();
  const home = await fetchPage(product.url);
  const bytes = ENCODINGS.map((encoding) => `${encoding} ${home.bodies[encoding].length}`).join(", ");
  console.log(`home page: ${countElements(pageTree(home.html))} elements; bytes: ${bytes}`);
  const ours = { product, scale };
  return [...(await besideNginx(ours, home)), ...(await besideNext(ours, home)), ...(await besideReact(ours))];
}

/** The very same bytes, from files. */
async function besideNginx(ours: Ours, home: FetchedPage): Promise<Compared[]> {
  await using nginx = await startNginx(home);
  const theirs = await fetchPage(nginx.url);
  const isSame = ENCODINGS.every((encoding) => theirs.bodies[encoding].equals(home.bodies[encoding]));
  if (!isSame) throw new Error("nginx sends another page");
  const goals = { perSecond: { atLeast: 0.25 }, cpu: { atMost: 5 } };
  const results: Compared[] = [];
  for (const encoding of ENCODINGS) {
    const match = { on: encoding, against: "nginx", path: "/", acceptEncoding: encoding, goals };
    results.push(...(await compete(ours, nginx, match)));
  }
  return results;
}

/** The same elements as a page of a stock Next.js. */
async function besideNext(ours: Ours, { html }: FetchedPage): Promise<Compared[]> {
  await using next = await startNext(html);
  const goals = { perSecond: { atLeast: 15 } };
  return await compete(ours, next, {
    on: "as a browser",
    against: "Next.js",
    path: "/",
    acceptEncoding: BROWSER,
    goals,
  });
}

/**
 * A page that is not kept in memory and is rendered for each request, beside the same elements by React and nothing
 * else.
 */
async function besideReact(ours: Ours): Promise<Compared[]> {
  const { url, dataDir } = ours.product;
  const file = path.join(dataDir, "home.json");
  writeFileSync(file, JSON.stringify(pageTree(await (await fetch(url + UNCACHED)).text())));
  await using react = await startFloor("react-server.ts", { args: [file] });
  const goals = { perSecond: { atLeast: 0.5 } };
  const match = { on: "rendered anew", against: "React alone", path: UNCACHED, acceptEncoding: "gzip", goals };
  return await compete(ours, react, match);
}

/** Puts both under the same load, by turns. */
async function compete({ product, scale }: Ours, peer: ServedPeer, match: Match): Promise<Compared[]> {
  const { on, against, path, acceptEncoding, goals } = match;
  const { warmUps, rounds, seconds } = TURNS[scale];
  const turn = (served: ServedPeer) => () => loaded(served, path, acceptEncoding, seconds);
  const turns = { ours: turn(product), theirs: turn(peer) };
  await byTurns(warmUps, turns);
  const { ours, theirs } = await byTurns(rounds, turns);
  const each = (key: "perSecond" | "cpu") => ({
    ours: ours.map((load) => load[key]),
    theirs: theirs.map((load) => load[key]),
    goal: goals[key] ?? null,
  });
  return [
    compared({ what: "home page", on, unit: "requests/s", against, ...each("perSecond") }),
    compared({ what: "home page, processor", on, unit: "ms/request", against, ...each("cpu") }),
  ];
}

/** One load: how many requests per second, and how many milliseconds of processor time each took. */
async function loaded({ server, url }: ServedPeer, path: string, acceptEncoding: string, seconds: number) {
  const before = server.processorSeconds();
  const load = await wrk({ url: url + path, seconds, headers: { "Accept-Encoding": acceptEncoding } });
  const used = server.processorSeconds() - before;
  if (load.refused + load.broken > 0) throw new Error(`${url}${path}: ${load.refused + load.broken} answers failed`);
  return { perSecond: load.perSecond, cpu: (used * 1_000) / load.requests };
}
