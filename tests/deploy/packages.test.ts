import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Licences that ask for no more than to be named: docs/dependencies.md says what the product may be made of. */
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
];
/** Packages whose package.json names no licence: what the licence file in them says. */
const BY_FILE: Record<string, RegExp> = { "png-js": /^# MIT LICENSE|^MIT License/im };

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

function isAllowed(place: string): boolean {
  const { name, license } = JSON.parse(readFileSync(path.join(ROOT, place, "package.json"), "utf8"));
  if (license) return ALLOWED.includes(license);
  const file = ["LICENSE", "LICENSE.md"].map((each) => path.join(ROOT, place, each)).find((each) => existsSync(each));
  return Boolean(file && BY_FILE[name]?.test(readFileSync(file, "utf8")));
}

it("is made of packages whose licence allows it", () => {
  expect(runtime.length).toBeGreaterThan(100);
  const installed = runtime.filter(([place, { optional }]) => !optional || existsSync(path.join(ROOT, place)));
  expect(installed.filter(([place]) => !isAllowed(place)).map(([place]) => place)).toEqual([]);
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
