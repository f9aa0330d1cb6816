import type { Measured } from "./harness";
import { machineFacts } from "./machine";
import { leads } from "./sections/leads";
import { measuredTable } from "./table";

/** Measures one part of the product, from nothing, and cleans up after itself. */
export type Section = () => Promise<Measured[]>;

/** By the name that one is run alone with. */
const SECTIONS: Record<string, Section> = { leads };

/** Runs the named sections, or all; prints a table of each, then everything as one line of JSON. Exits 1 over a goal. */
export async function bench(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(", ")}: choose from ${Object.keys(SECTIONS).join(", ")}`);
    process.exitCode = 1;
    return;
  }
  const machine = machineFacts();
  console.log(Object.values(machine).join(" · "));
  const sections: Record<string, Measured[]> = {};
  for (const [name, run] of Object.entries(SECTIONS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n── ${name} ──`);
    sections[name] = await run();
    console.log(measuredTable(sections[name]));
  }
  console.log(`\n${JSON.stringify({ at: new Date().toISOString(), machine, sections })}`);
  const over = Object.values(sections).flat();
  if (over.some(({ p95, goal }) => goal !== null && p95 > goal)) process.exitCode = 1;
}
