import { setTimeout as sleep } from "node:timers/promises";
import { Product } from "../../../tests/support/product.ts";
import { DeskNews } from "../desk-news.ts";
import { onPostgres } from "../place.ts";
import { median, untilReady } from "../readiness.ts";
import { type Finding, inEarnest, type Scenario } from "../scenario.ts";
import { onStage, type Stage } from "../stage.ts";

const RESTARTS = { short: 2, full: 30 };
/** Seconds that PostgreSQL is away at most. */
const AWAY = { short: 1, full: 5 };
/** Milliseconds that it stays at most. */
const THERE = { short: 1_000, full: 5_000 };
/** Milliseconds after its return within which requests are stored, and the desk at another process is told of them. */
const READY = 5_000;
const HEARD = 10_000;

/**
 * Restarts PostgreSQL under two processes, cleanly or by a crash, while people ask one and the owner watches the other.
 */
export const postgresRestart: Scenario = {
  name: "postgres-restart",
  hasShortForm: false,
  run: (scale, seed) =>
    onPostgres((place) => onStage(place, { scale, seed }, (stage) => besideAnother(stage, restartAgainAndAgain))),
};

async function besideAnother(
  stage: Stage,
  work: (stage: Stage, news: DeskNews) => Promise<Finding[]>,
): Promise<Finding[]> {
  const other = await Product.start(stage.env);
  const news = await DeskNews.open(other);
  try {
    return await work(stage, news);
  } finally {
    news.close();
    await other.remove();
  }
}

async function restartAgainAndAgain({ place, product, letterbox, visitors, randomOf, scale }: Stage, news: DeskNews) {
  const on = place.name;
  const random = randomOf("restarts");
  const recoveries: number[] = [];
  const hearings: number[] = [];
  while (recoveries.length < RESTARTS[scale]) {
    await sleep(random.between(0, THERE[scale]));
    await place.server?.restart(random.pick(["fast", "immediate"]), random.between(0, AWAY[scale]));
    letterbox.noteKill();
    const heard = news.nextLead();
    recoveries.push(await untilReady(product));
    hearings.push(await heard);
  }
  const outcomes = visitors.asked.flatMap((asked) => asked.outcomes);
  const count = (outcome: string | number) => outcomes.filter((came) => came === outcome).length;
  const findings: Finding[] = [
    { what: "restarts of PostgreSQL", on, count: recoveries.length, goal: { atLeast: RESTARTS[scale] } },
    { what: "answers of 503 meanwhile", on, count: count(503), goal: null },
    { what: "answers that never came", on, count: count("late"), goal: { atMost: 0 } },
    { what: "answers cut", on, count: count("cut"), goal: { atMost: 0 } },
    { what: "milliseconds until ready again, median", on, count: median(recoveries), goal: null },
    {
      what: "milliseconds until ready again, worst",
      on,
      count: Math.round(Math.max(...recoveries)),
      goal: inEarnest(scale, { atMost: READY }),
    },
    {
      what: "milliseconds until the desk elsewhere hears of a request again, worst",
      on,
      count: Math.max(...hearings),
      goal: inEarnest(scale, { atMost: HEARD }),
    },
  ];
  return findings;
}
