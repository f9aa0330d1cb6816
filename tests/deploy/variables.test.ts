import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { variables } from "~/lib/env.server";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** Variables in deploy/ that are for other programs: glibc, Node.js and its packages, PostgreSQL's image, Caddy, Docker. */
const OF_OTHERS = [
  ...["MALLOC_ARENA_MAX", "NODE_ENV", "NODE_VERSION", "POSTGRES_DB", "POSTGRES_INITDB_ARGS"],
  ...["POSTGRES_PASSWORD", "POSTGRES_USER", "SITE_ADDRESS", "UPSTREAMS", "WEEF_VERSION"],
];

const toBeSet = variables.toSorted();

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].toSorted();
}

it(".env.example shows every variable that can be set, and no other", () => {
  expect(namesIn(read(".env.example"), /^# ([A-Z][A-Z_]+)=/gm)).toEqual(toBeSet);
});

it("docs/operations.md explains every variable that can be set", () => {
  const table = read("docs/operations.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  expect(namesIn(table.join("\n"), /`([A-Z][A-Z_]{3,})`/g)).toEqual(expect.arrayContaining(toBeSet));
});

it("README.md names no variable in its table that nothing reads", () => {
  const cells = read("README.md")
    .split("\n")
    .filter((line) => /^\| `[A-Z]/.test(line))
    .map((line) => line.split("|")[1] ?? "");
  const unknown = namesIn(cells.join("\n"), /`([A-Z][A-Z_]+)`/g).filter((name) => !variables.includes(name));
  expect(unknown).toEqual([]);
});

it.each(readdirSync(path.join(ROOT, "deploy")))("deploy/%s sets no variable that nothing reads", (file) => {
  const named = namesIn(read(`deploy/${file}`), /(?:^|[\s"{$])([A-Z][A-Z_]{3,})(?==|: |[:}])/gm);
  expect(named.filter((name) => !variables.includes(name) && !OF_OTHERS.includes(name))).toEqual([]);
});

it("the image runs on the Node.js that package.json pins", () => {
  const { dependencies } = JSON.parse(read("package.json"));
  expect(read("deploy/Dockerfile")).toContain(`ARG NODE_VERSION=${dependencies.node}\n`);
  expect(read(".nvmrc").trim()).toBe(dependencies.node);
});

it("whatever stops a process waits longer than its stop takes", () => {
  const deadline =
    Number(/STOP_DEADLINE = ([\d_]+)/.exec(read("app/process.server.ts"))?.[1]?.replaceAll("_", "")) / 1000;
  const patience = [
    /TimeoutStopSec=(\d+)/.exec(read("deploy/weef@.service"))?.[1],
    /stop_grace_period: (\d+)s/.exec(read("deploy/compose.yaml"))?.[1],
  ].map(Number);
  expect(deadline).toBeGreaterThan(0);
  expect(Math.min(...patience)).toBeGreaterThan(deadline);
});
