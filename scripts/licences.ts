import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
/** Packages whose package.json names no licence: which licence it is, and how its file in the package begins. */
const BY_FILE: Record<string, { licence: string; file: RegExp }> = {
  "png-js": { licence: "MIT", file: /^# MIT LICENSE|^MIT License/im },
};

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/** The licence of every package that the product runs on, however deep, by package name; null if none can be found. */
export function licences(): Map<string, string | null> {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  // Optional packages are there on some machines only.
  const runs = ([place, { dev, devOptional, optional }]: [string, LockedPackage]) =>
    place !== "" && !dev && !devOptional && !optional;
  const found = Object.entries(packages)
    .filter(runs)
    .map(([place]) => licenceOf(path.join(ROOT, place)));
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function licenceOf(place: string): [name: string, licence: string | null] {
  const { name, license } = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8")) as {
    name: string;
    license?: string;
  };
  if (license) return [name, license];
  const file = ["LICENSE", "LICENSE.md"].map((each) => path.join(place, each)).find((each) => existsSync(each));
  const known = BY_FILE[name];
  return [name, known && file && known.file.test(readFileSync(file, "utf8")) ? known.licence : null];
}

/** The text of docs/licences.md: which packages are used under which licence. */
export function licenceDocument(): string {
  const byLicence = Map.groupBy(licences(), ([, licence]) => licence ?? "unknown");
  const sections = [...byLicence]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, packages]) => `## ${licence}\n\n${packages.map(([name]) => name).join(",\n")}\n`);
  return `# Licences

What the product runs on, by licence: \`npx node scripts/licences.ts > docs/licences.md\` writes this, and a test compares. The
texts lie in the packages. Typefaces are OFL, logos of tools CC0 ([dependencies](dependencies.md)).

${sections.join("\n")}`;
}

if (import.meta.main) process.stdout.write(licenceDocument());
