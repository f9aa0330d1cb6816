import { randomInt } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { machineFacts } from "../bench/machine.ts";
import { type Finding, NotHere, type Scenario } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";
import { findingsTable, missed } from "./table.ts";

// Harms the built product in every way it has to survive, and counts the damage; README.md says how.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: "boolean", default: false }, report: { type: "string" }, seed: { type: "string" } },
});
const scale = values.short ? "short" : "full";
const seed = Number(values.seed ?? randomInt(2 ** 31));
if (!Number.isSafeInteger(seed)) {
  console.error(`The seed is a whole number, as in --seed=17; this is ${values.seed}`);
  process.exit(1);
}
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}: choose from ${scenarios.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}
const chosen = scenarios.filter(
  ({ name, hasShortForm }) =>
    (positionals.length === 0 || positionals.includes(name)) && (scale === "full" || hasShortForm),
);

/** Lines of a failure that the summary shows, both from its beginning and from its end. */
const SHOWN_LINES = 10;

interface Outcome {
  findings: Finding[];
  /** The error that ended the scenario before it could count. */
  failure?: string;
  /** The reason why it cannot run on this machine. */
  notHere?: string;
  seconds: number;
}

// All that it started ends with this process, provided that it exits properly.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
const machine = machineFacts();
console.log([...Object.values(machine), `seed ${seed}`].join(" · "));
const outcomes: Record<string, Outcome> = {};
for (const scenario of chosen) {
  console.log(`\n── ${scenario.name} ──`);
  const outcome = await suffer(scenario);
  outcomes[scenario.name] = outcome;
  if (outcome.failure) console.error(outcome.failure);
  if (outcome.notHere) console.log(`NOT RUN: ${outcome.notHere}`);
  console.log(`${findingsTable(outcome.findings)}\n${outcome.seconds} s`);
}
/** Each scenario that failed, with its causes in the lines below its name. */
const failures = Object.entries(outcomes).flatMap(([name, { findings, failure }]) => {
  const causes = failure ? shortened(failure) : missed(findings);
  return causes.length > 0 ? [[name, ...causes].join("\n      ")] : [];
});
const notRun = Object.values(outcomes).filter(({ notHere }) => notHere).length;
const passed = Object.keys(outcomes).length - failures.length - notRun;
const report = JSON.stringify({
  at: new Date().toISOString(),
  machine,
  scale,
  seed,
  passed,
  failures,
  notRun,
  scenarios: outcomes,
});
if (values.report) {
  await mkdir(path.dirname(values.report), { recursive: true });
  await writeFile(values.report, report);
} else console.log(`\n${report}`);
// Processes that a broken-off scenario has left running must not keep this one alive.
process.exit(failures.length > 0 ? 1 : 0);

/** The beginning and the end: it may contain everything that a server has printed. */
function shortened(failure: string): string[] {
  const lines = failure.split("\n");
  return lines.length > 2 * SHOWN_LINES ? [...lines.slice(0, SHOWN_LINES), "…", ...lines.slice(-SHOWN_LINES)] : lines;
}

async function suffer(scenario: Scenario): Promise<Outcome> {
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 100) / 10;
  try {
    return { findings: await scenario.run(scale, seed), seconds: seconds() };
  } catch (error) {
    if (error instanceof NotHere) return { findings: [], notHere: error.message, seconds: seconds() };
    return { findings: [], failure: (error as Error).stack ?? String(error), seconds: seconds() };
  }
}
