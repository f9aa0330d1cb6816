// Prints the product's components (CycloneDX), from the lock file alone. Plain JavaScript: nothing has to be installed.
import { spawnSync } from "node:child_process";

/**
 * The mark of npm on packages that tools alone need. Its own `--omit dev` also leaves out packages of the product that
 * a tool needs too, such as pg.
 */
const OF_TOOLS = "cdx:npm:package:development";

const { status, stdout } = spawnSync("npm", ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"], {
  stdio: ["ignore", "pipe", "inherit"],
  encoding: "utf8",
  maxBuffer: 100_000_000,
  shell: process.platform === "win32",
});
if (status !== 0) process.exit(1);
const { components, dependencies, ...rest } = JSON.parse(stdout);
const tools = new Set(components.filter(isOfTools).map((component) => component["bom-ref"]));
const runs = (ref) => !tools.has(ref);
const bill = {
  ...rest,
  components: components.filter((component) => runs(component["bom-ref"])),
  dependencies: dependencies
    .filter(({ ref }) => runs(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(runs) })),
};
console.log(JSON.stringify(bill, null, 2));

function isOfTools({ properties = [] }) {
  return properties.some(({ name, value }) => name === OF_TOOLS && value === "true");
}
