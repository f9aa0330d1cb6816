import { setTimeout as sleep } from "node:timers/promises";
import { onPostgres, onSqlite, rowsOf } from "../place.ts";
import { median, startAgain } from "../readiness.ts";
import { type Finding, inEarnest, type Scenario } from "../scenario.ts";
import { onStage, type Stage } from "../stage.ts";

const STOPS = { short: 1, full: 40 };
/** Milliseconds that it runs at most. */
const LIFE = { short: 800, full: 3_000 };
/** Milliseconds within which an orchestrator expects it to be gone. */
const PATIENCE = 10_000;
const HELD = "select count(*) as held from outbox where state = 'queued' and lease_owner is not null";

/** Stops the product as an orchestrator does, while people ask and the mail server fails. */
export const stop: Scenario = {
  name: "stop",
  hasShortForm: true,
  run: async (scale, seed) => {
    const findings: Finding[] = [];
    for (const on of scale === "short" ? [onSqlite] : [onSqlite, onPostgres]) {
      findings.push(...(await on((place) => onStage(place, { scale, seed }, stopAgainAndAgain))));
    }
    return findings;
  },
};

async function stopAgainAndAgain({ place, product, visitors, randomOf, scale }: Stage): Promise<Finding[]> {
  const on = place.name;
  const random = randomOf("stops");
  const times: number[] = [];
  let rude = 0;
  let held = 0;
  while (times.length < STOPS[scale]) {
    await sleep(random.between(0, LIFE[scale]));
    const start = performance.now();
    if ((await product.stop()) !== 0) rude += 1;
    times.push(performance.now() - start);
    held += Number((await rowsOf<{ held: number }>(place, product, HELD))[0]?.held);
    await startAgain(product);
  }
  const worst = Math.round(Math.max(...times));
  const outcomes = visitors.asked.flatMap((asked) => asked.outcomes);
  const count = (outcome: string) => outcomes.filter((came) => came === outcome).length;
  return [
    { what: "stops", on, count: times.length, goal: { atLeast: STOPS[scale] } },
    { what: "milliseconds until it was gone, median", on, count: median(times), goal: null },
    { what: "milliseconds until it was gone, worst", on, count: worst, goal: inEarnest(scale, { atMost: PATIENCE }) },
    { what: "ends with another exit code than 0", on, count: rude, goal: { atMost: 0 } },
    // The system accepts a client that comes in the very moment in which the port closes, and then cuts them off.
    { what: "answers cut", on, count: count("cut"), goal: { atMost: times.length } },
    { what: "answers that never came", on, count: count("late"), goal: { atMost: 0 } },
    { what: "kept connections closed as they were used", on, count: count("closed"), goal: null },
    { what: "mails whose lease was not given back", on, count: held, goal: { atMost: 0 } },
  ];
}
