import { setTimeout as sleep } from "node:timers/promises";
import { signInOwner } from "../../../tests/support/owner-session.ts";
import type { Product } from "../../../tests/support/product.ts";
import { expireLeases } from "../../../tests/support/product-database.ts";
import { balance } from "../balance.ts";
import { type Fleet, withFleet } from "../fleet.ts";
import { liveDelay } from "../live-watch.ts";
import { onPostgres, type Place } from "../place.ts";
import { startAgain } from "../readiness.ts";
import { examplesOf, type Finding, inEarnest, type Scale, type Scenario } from "../scenario.ts";
import { sharedLimit } from "../shared-limit.ts";
import { untilAllIsSent } from "../stage.ts";
import { unexpectedLines } from "../unexpected-lines.ts";

const REPLICAS = 3;
const KILLS = { short: 3, full: 30 };
/** Milliseconds at most between the return of a replica and the next kill. */
const LIFE = { short: 500, full: 3_000 };
const PER_SECOND = { short: 5, full: 10 };
/** Milliseconds within which an owner is told of a request that came in at another process. */
const HEARD = 2_000;

/**
 * Kills one of three processes behind a proxy at a time, while people ask and look, and an owner watches at another
 * one.
 */
export const replicas: Scenario = {
  name: "replicas",
  hasShortForm: true,
  run: (scale, seed) =>
    onPostgres(async (place) => {
      const findings = await killInTurn(place, KILLS[scale], scale, seed);
      findings.push(...(await sharedLimit(place)));
      return findings;
    }),
};

function killInTurn(place: Place, kills: number, scale: Scale, seed: number): Promise<Finding[]> {
  return withFleet({ place, size: REPLICAS, perSecond: PER_SECOND[scale], seed }, async (fleet) => {
    const heard = await killAndWatch(fleet, kills, LIFE[scale]);
    await fleet.visitors.leave();
    await fleet.onlooker.leave();
    const [first] = fleet.replicas as [Product];
    if (scale === "short") await forgetTheDead(fleet, first);
    const calm = await untilAllIsSent(place, first, scale);
    fleet.letterbox.close();
    return [
      { what: "kills", on: place.name, count: kills, goal: null },
      ...(await balance(place, first, fleet.visitors.asked, fleet.letterbox.arrivals)),
      calm,
      ...visitorFindings(fleet, kills),
      {
        what: "ms until an owner elsewhere heard of a request, worst",
        on: place.name,
        count: Math.max(...heard),
        goal: inEarnest(scale, { atMost: HEARD }),
      },
      ...fleet.replicas.map((replica) => unexpectedLines(place, replica)),
    ];
  });
}

/** Returns how long it took each time until the owner, signed in through the proxy, was told at another replica. */
async function killAndWatch({ url, replicas, letterbox, randomOf }: Fleet, kills: number, life: number) {
  const random = randomOf("kills");
  const session = await signInOwner({ url });
  const heard: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const [victim, watched, asked] = [0, 1, 2].map((step) => replicas[(kill + step) % replicas.length]) as [
      Product,
      Product,
      Product,
    ];
    await sleep(random.between(0, life));
    await victim.kill();
    letterbox.noteKill();
    heard.push(await liveDelay(watched, asked, session));
    await startAgain(victim);
    heard.push(await liveDelay(victim, asked, session));
  }
  return heard;
}

/**
 * Makes the leases of killed processes expire. Normally they do so within a minute, which the short form does not have.
 * Processes that stop give theirs back: the rest belongs to killed ones.
 */
async function forgetTheDead({ place, replicas }: Fleet, first: Product): Promise<void> {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await expireLeases(first, place.env.DATABASE_URL);
  await startAgain(first);
}

/** The outcome for visitors whose browsers ask again. */
function visitorFindings({ place, visitors, onlooker }: Fleet, kills: number): Finding[] {
  const on = place.name;
  const outcomes = visitors.asked.flatMap((asked) => asked.outcomes);
  const isError = (outcome: number | string) => typeof outcome !== "number" || outcome >= 500;
  // A visitor who leaves at the first error has pressed only once.
  const vain = visitors.asked.filter(({ isAcknowledged, times }) => !isAcknowledged && times > 1);
  const met = outcomes.filter(isError).length;
  return [
    { what: "presses answered by an error, and repeated", on, count: met, goal: null },
    {
      what: "visitors who asked again and again in vain",
      on,
      count: vain.length,
      goal: { atMost: 0 },
      examples: examplesOf(vain),
    },
    // The time of a page while processes start beside it says more about the machine than about the product. An answer
    // that a kill breaks off in the middle cannot be mended; before its first byte, the proxy asks another process.
    ...onlooker
      .findings("pages", on, true)
      .filter(({ what }) => !what.includes("slowest"))
      .map((finding) => (finding.what.includes("not answered") ? { ...finding, goal: { atMost: kills } } : finding)),
  ];
}
