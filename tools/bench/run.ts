import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { isBuildFresh } from "../../scripts/build/build.ts";
import { type Figure, figuresTable, isMet, type Section } from "./harness.ts";
import { machineFacts } from "./machine.ts";
import { lighthouse } from "./sections/lighthouse.ts";
import { pages } from "./sections/pages.ts";
import { requests } from "./sections/requests.ts";
import { start } from "./sections/start.ts";
import { taps } from "./sections/taps.ts";
import { views } from "./sections/views.ts";

// Measures the product against what it promises; README.md says what, and how to read it.
const SECTIONS: Record<string, Section> = { start, pages, requests, lighthouse, views, taps };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}: choose from ${Object.keys(SECTIONS).join(", ")}`);
  process.exit(1);
}
if (!isBuildFresh()) {
  console.log("Building …");
  execFileSync(process.execPath, ["scripts/build.ts"], { stdio: ["ignore", "ignore", "inherit"] });
}
const machine = machineFacts();
console.log(Object.values(machine).join(" · "));
const sections: Record<string, Figure[]> = {};
for (const [name, section] of Object.entries(SECTIONS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const begin = performance.now();
  const figures = await section(values.quick ? "quick" : "full");
  sections[name] = figures;
  console.log(`${figuresTable(figures)}\n${Math.round((performance.now() - begin) / 1_000)} s`);
}
console.log(
  `\n${JSON.stringify({ at: new Date().toISOString(), machine, scale: values.quick ? "quick" : "full", sections })}`,
);
if (
  Object.values(sections)
    .flat()
    .some((figure) => isMet(figure) === false)
)
  process.exitCode = 1;
