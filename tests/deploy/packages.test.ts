import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { licenceDocument, licences } from "../../scripts/licences.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Licences that ask for no more than attribution: docs/dependencies.md says what the product may be made of. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Terms about changed files: `ical.js` is used unchanged.
  "MPL-2.0",
  "PSF-2.0",
  // Taken under the first.
  "(MIT OR EUPL-1.1+)",
];
interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const { packages } = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages).filter(([place]) => place !== "");
const runtime = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);

it("is made of packages whose licence allows it", () => {
  const all = [...licences()];
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(([, licence]) => !licence || !ALLOWED.includes(licence))).toEqual([]);
});

it("lists them in docs/licences.md, as scripts/licences.ts writes it", () => {
  expect(readFileSync(path.join(ROOT, "docs/licences.md"), "utf8")).toBe(licenceDocument());
});

it("names all that runs in its bill of materials, and no tool", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  const bill = JSON.parse(execSync(scripts.sbom, { cwd: ROOT, encoding: "utf8", maxBuffer: 100_000_000 }));
  const named = bill.components.map(({ purl }: { purl: string }) =>
    decodeURIComponent(purl).replace(/^pkg:npm\/(.+)@.+$/, "$1"),
  );
  expect([...licences().keys()].filter((name) => !named.includes(name))).toEqual([]);
  expect(named).not.toContain("vitest");
  const known = [bill.metadata.component, ...bill.components].map((component) => component["bom-ref"]);
  const meant = bill.dependencies.flatMap(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [
    ref,
    ...dependsOn,
  ]);
  expect(meant.filter((ref: string) => !known.includes(ref))).toEqual([]);
});

it("knows the hash of every package that comes into the product, and from no other place than the registry", () => {
  const unsafe = runtime.filter(
    ([, { integrity, resolved }]) =>
      !integrity?.startsWith("sha512-") || (resolved && !resolved.startsWith("https://registry.npmjs.org/")),
  );
  expect(unsafe.map(([place]) => place)).toEqual([]);
});

it("knows the hash of every tool too, but for those of other machines", () => {
  const unknown = locked.filter(([, { integrity, optional, os, cpu }]) => !integrity && !(optional && (os || cpu)));
  expect(unknown.map(([place]) => place)).toEqual([]);
});
