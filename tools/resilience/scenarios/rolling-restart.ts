import { signInOwner } from "../../../tests/support/owner-session.ts";
import { balance } from "../balance.ts";
import { type Fleet, withFleet } from "../fleet.ts";
import { deskViews, Onlooker } from "../onlooker.ts";
import { onPostgres } from "../place.ts";
import { startAgain } from "../readiness.ts";
import { examplesOf, type Finding, type Scenario } from "../scenario.ts";
import { unexpectedLines } from "../unexpected-lines.ts";

const ROUNDS = { short: 1, full: 10 };
const PER_SECOND = 10;
/** Milliseconds within which an orchestrator expects a process to be gone. */
const PATIENCE = 10_000;

/** Restarts two processes behind a proxy one after the other, as a release does, while people ask and look. */
export const rollingRestart: Scenario = {
  name: "rolling-restart",
  hasShortForm: true,
  run: (scale, seed) =>
    onPostgres((place) =>
      withFleet({ place, size: 2, perSecond: PER_SECOND, seed }, async (fleet) => {
        const desk = new Onlooker(fleet.url, deskViews(await signInOwner(fleet)).slice(0, 1));
        const { stops, rude } = await restartInTurn(fleet, ROUNDS[scale]);
        await Promise.all([fleet.visitors.leave(), fleet.onlooker.leave(), desk.leave()]);
        const on = place.name;
        const [first] = fleet.replicas;
        if (!first) throw new Error("There is no replica");
        return [
          { what: "restarts", on, count: stops.length, goal: { atLeast: ROUNDS[scale] * 2 } },
          { what: "ms until it was gone, worst", on, count: Math.max(...stops), goal: { atMost: PATIENCE } },
          { what: "ends with another exit code than 0", on, count: rude, goal: { atMost: 0 } },
          ...failures(fleet, stops.length),
          ...[fleet.onlooker.findings("pages", on, true), desk.findings("pages of the desk", on, true)]
            .flat()
            .filter(({ what }) => !what.includes("slowest")),
          ...(await balance(place, first, fleet.visitors.asked, null)),
          ...fleet.replicas.map((replica) => unexpectedLines(place, replica)),
        ];
      }),
    ),
};

async function restartInTurn({ replicas }: Fleet, rounds: number) {
  const stops: number[] = [];
  let rude = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const replica of replicas) {
      const start = performance.now();
      if ((await replica.stop()) !== 0) rude += 1;
      stops.push(Math.round(performance.now() - start));
      await startAgain(replica);
    }
  }
  return { stops, rude };
}

/** Presses of a button that were not answered at once, with any later outcome. */
function failures({ place: { name: on }, visitors }: Fleet, restarts: number): Finding[] {
  const failed = visitors.asked.filter(({ outcomes }) =>
    outcomes.some((came) => typeof came !== "number" || (came >= 300 && came !== 303)),
  );
  return [
    { what: "presses", on, count: visitors.asked.flatMap(({ outcomes }) => outcomes).length, goal: { atLeast: 1 } },
    {
      what: "visitors who met any failure",
      on,
      count: failed.length,
      // Those who come in the very moment in which a port closes.
      goal: { atMost: restarts },
      examples: examplesOf(failed),
    },
  ];
}
