import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../tests/support/free-port";
import { firstOf, type PageTree, pageTree, without } from "../page/page-tree";
import type { ServedPeer } from "./nginx";
import { Served } from "./served";

const SOURCE = path.resolve(import.meta.dirname, "../next");
const LOCK = "package-lock.json";
/** Where it is installed and built: one folder per version of its packages, kept for the next run. */
const PLACE = path.resolve(
  import.meta.dirname,
  "../../node_modules/.cache/weef-bench",
  `next-${createHash("sha256")
    .update(readFileSync(path.join(SOURCE, LOCK)))
    .digest("hex")
    .slice(0, 12)}`,
);

/** A stock Next.js with the elements of `html` as its only page, built and started as its documentation says. */
export async function startNext(html: string): Promise<ServedPeer> {
  install();
  writeFileSync(path.join(PLACE, "page.json"), JSON.stringify(pageData(pageTree(html))));
  const next = path.join(PLACE, "node_modules/next/dist/bin/next");
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
  orThrow(spawnSync(process.execPath, [next, "build"], { cwd: PLACE, env, encoding: "utf8" }), "next build");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await Served.start({
    command: process.execPath,
    args: [next, "start", "--hostname", "127.0.0.1", "--port", String(port)],
    cwd: PLACE,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    readyAt: url,
  });
  return { server, url, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** The contents of its page: what a visitor reads. It has its own scripts and styles. */
function pageData(document: PageTree) {
  const isCode = (tag: string) => tag === "script" || tag === "style" || tag === "noscript";
  const body = firstOf(without(document, isCode), "body");
  const title = firstOf(document, "title")?.[2].join("");
  return { title, description: title, body: body?.[2] ?? [] };
}

function install(): void {
  mkdirSync(PLACE, { recursive: true });
  cpSync(SOURCE, PLACE, {
    recursive: true,
    filter: (file) => !/node_modules|\.next/.test(path.relative(SOURCE, file)),
  });
  if (existsSync(path.join(PLACE, "node_modules", `.${LOCK}`))) return;
  console.log("Installing Next.js, to compare with …");
  // Not `npm ci`: it refuses when the registry lacks a package that only another platform needs.
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  orThrow(spawnSync("npm", args, { cwd: PLACE, encoding: "utf8" }), "npm install");
}

function orThrow({ status, stdout, stderr }: SpawnSyncReturns<string>, command: string): void {
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}\n${stderr}`);
}
