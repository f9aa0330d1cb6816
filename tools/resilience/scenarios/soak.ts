import { setTimeout as sleep } from "node:timers/promises";
import { signInOwner } from "../../../tests/support/owner-session.ts";
import type { Product } from "../../../tests/support/product.ts";
import { balance } from "../balance.ts";
import { call, keptConnections } from "../call.ts";
import { Crew } from "../crew.ts";
import { onPostgres, onSqlite, type Place } from "../place.ts";
import { memoryOf, openHandles } from "../process-figures.ts";
import { median } from "../readiness.ts";
import { examplesOf, type Finding, type Scenario } from "../scenario.ts";
import { SeededRandom } from "../seeded-random.ts";
import { unexpectedLines } from "../unexpected-lines.ts";
import type { Visiting } from "../visits.ts";
import { withProduct } from "../with-product.ts";

const WORKERS = 16;
/** Other visitors per second. */
const PER_SECOND = 4;
/** Seconds of work between two looks at the process, and seconds that it rests before each look. */
const WORK = 12;
const REST = 3;
/** The number of looks, and the number of early and late ones that are compared. */
const LOOKS = 40;
const COMPARED = 4;
const MOST_GROWTH = 15;
const MOST_HANDLES = 5;

/** Days of visitors in minutes: checks whether anything is lost, goes wrong, or grows. */
export const soak: Scenario = {
  name: "soak",
  // Nothing settles within seconds.
  hasShortForm: false,
  run: async (_scale, seed) => [
    ...(await onSqlite((place) => soakOn(place, seed))),
    ...(await onPostgres((place) => soakOn(place, seed))),
  ],
};

interface Look {
  /** MB. */
  memory: number;
  handles: number;
}

async function soakOn(place: Place, seed: number): Promise<Finding[]> {
  return await withProduct({ place, seed, perSecond: PER_SECOND }, async ({ product, visitors, mailsOfAll }) => {
    const visiting = await readyVisits(product, seed);
    const crew = new Crew(WORKERS, visiting);
    const seen: Look[] = [];
    for (let look = 0; look < LOOKS; look++) {
      if (look > 0) visitors.start();
      crew.start();
      await sleep(WORK * 1_000);
      await Promise.all([crew.rest(), visitors.leave()]);
      visiting.agent.destroy();
      await sleep(REST * 1_000);
      seen.push({ memory: memoryOf(product.pid), handles: openHandles(product.pid) });
    }
    // The second minute: by then every part has been in use.
    const warm = seen.slice(COMPARED, 2 * COMPARED);
    return [
      { what: "visits", on: place.name, count: crew.visits, goal: { atLeast: 1 } },
      {
        what: "visits that went wrong",
        on: place.name,
        count: crew.errors.length,
        goal: { atMost: 0 },
        examples: examplesOf(crew.errors, 10),
      },
      ...growth(place, warm, seen.slice(-COMPARED)),
      ...(await balance(place, product, visitors.asked, await mailsOfAll())),
      unexpectedLines(place, product),
    ];
  });
}

/** The growth of the process since it was warm. */
function growth({ name }: Place, warm: readonly Look[], last: readonly Look[]): Finding[] {
  const middle = (of: readonly Look[], figure: keyof Look) => median(of.map((look) => look[figure]));
  const [before, after] = [middle(warm, "memory"), middle(last, "memory")];
  const handles = middle(last, "handles") - middle(warm, "handles");
  return [
    { what: "memory when warm (MB)", on: name, count: before, goal: null },
    { what: "memory at the end (MB)", on: name, count: after, goal: null },
    {
      what: "memory grown (%)",
      on: name,
      count: Math.round((after / before - 1) * 100),
      goal: { atMost: MOST_GROWTH },
    },
    { what: "file handles more", on: name, count: handles, goal: { atMost: MOST_HANDLES } },
  ];
}

async function readyVisits(product: Product, seed: number): Promise<Visiting> {
  const { body } = await call(`${product.url}/`);
  const [first, ...more] = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  if (first === undefined) throw new Error("The home page has no assets");
  return {
    url: product.url,
    agent: keptConnections(),
    random: new SeededRandom(seed, "visits"),
    session: await signInOwner(product),
    assets: [first, ...more],
  };
}
