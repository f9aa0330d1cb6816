import { needsFreshBuild } from "./fresh-build";
import { machineFacts } from "./machine";
import { isMet, type Result } from "./results";
import { leads } from "./sections/leads";
import { lighthouse } from "./sections/lighthouse";
import { observatory } from "./sections/observatory";
import { pages } from "./sections/pages";
import { requests } from "./sections/requests";
import { start } from "./sections/start";
import { taps } from "./sections/taps";
import { views } from "./sections/views";
import { resultTables } from "./table";

/** `quick`: a few short turns, to see that a section works; its numbers say little. */
export type Scale = "quick" | "full";

/** Measures one part of the product, starting from nothing, and cleans up after itself. */
export type Section = (scale: Scale) => Promise<Result[]>;

/** By the name that runs a section alone. */
const SECTIONS: Record<string, Section> = { pages, requests, start, leads, observatory, lighthouse, views, taps };

/**
 * Runs the sections that are named, or all; prints tables for each, then everything as one line of JSON. Exits 1 if a
 * goal is missed.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const scale = args.includes("--quick") ? "quick" : "full";
  const names = args.filter((arg) => arg !== "--quick");
  const unknown = names.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(", ")}: choose from ${Object.keys(SECTIONS).join(", ")}`);
    process.exitCode = 1;
    return;
  }
  needsFreshBuild();
  const machine = machineFacts();
  console.log(Object.values(machine).join(" · "));
  const sections: Record<string, Result[]> = {};
  for (const [name, run] of Object.entries(SECTIONS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n── ${name} ──`);
    sections[name] = await run(scale);
    console.log(resultTables(sections[name]));
  }
  console.log(`\n${JSON.stringify({ at: new Date().toISOString(), machine, scale, sections })}`);
  if (
    Object.values(sections)
      .flat()
      .some((result) => isMet(result) === false)
  )
    process.exitCode = 1;
}
