import { setTimeout as sleep } from "node:timers/promises";
import { onPostgres, onSqlite } from "../place.ts";
import { median, startAgain } from "../readiness.ts";
import { type Finding, inEarnest, type Scenario } from "../scenario.ts";
import { onStage, type Stage } from "../stage.ts";

const KILLS = { short: 5, full: 200 };
/** Milliseconds that it lives at most. */
const LIFE = { short: 800, full: 1_500 };
/** The share of the kills that come while it starts, and the milliseconds within which they do. */
const EARLY = { chance: 0.15, within: 1_000 };
const READY = 2_000;

/** Kills the product at random moments, while people ask and the mail server fails. */
export const crash: Scenario = {
  name: "crash",
  hasShortForm: true,
  run: async (scale, seed) => {
    const findings: Finding[] = [];
    for (const on of scale === "short" ? [onSqlite] : [onSqlite, onPostgres]) {
      findings.push(...(await on((place) => onStage(place, { scale, seed }, killAgainAndAgain))));
    }
    return findings;
  },
};

async function killAgainAndAgain({ place, product, letterbox, randomOf, scale }: Stage): Promise<Finding[]> {
  const on = place.name;
  const random = randomOf("kills");
  const restarts: number[] = [];
  let kills = 0;
  const kill = async () => {
    await product.kill();
    kills += 1;
    letterbox.noteKill();
  };
  while (kills < KILLS[scale]) {
    await sleep(random.between(0, LIFE[scale]));
    await kill();
    while (random.chance(EARLY.chance)) {
      const unborn = product.start().catch(() => {});
      await sleep(random.between(0, EARLY.within));
      await kill();
      await unborn;
    }
    restarts.push(await startAgain(product));
  }
  const worst = Math.round(Math.max(...restarts));
  return [
    { what: "kills", on, count: kills, goal: { atLeast: KILLS[scale] } },
    { what: "milliseconds until ready again, median", on, count: median(restarts), goal: null },
    { what: "milliseconds until ready again, worst", on, count: worst, goal: inEarnest(scale, { atMost: READY }) },
  ];
}
