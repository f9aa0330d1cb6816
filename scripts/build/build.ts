import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { reportBundles } from "./bundle-report.ts";
import { fillCompileCache } from "./compile-cache.ts";
import { listFiles } from "./list-files.ts";
import { precompress } from "./precompress.ts";
import { shareImages } from "./share-images.ts";
import { buildTools } from "./tools.ts";

const STAMP = "build/sources";
const SOURCES = [
  "app/**/*.*",
  "public/**/*.*",
  "*.config.ts",
  "tsconfig.json",
  "package-lock.json",
  "scripts/{backup,build}/**/*.*",
];

/**
 * Makes `build/`: the client's files, also compressed, the share images, the server and its tools. Throws if it cannot.
 */
export async function build(): Promise<void> {
  const sources = hashOfSources();
  const { status, error } = spawnSync("react-router", ["build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (error) throw error;
  if (status !== 0) throw new Error("The build failed; what it said stands above.");
  await buildTools("build/server");
  await shareImages("build/client");
  await precompress("build/client");
  await fillCompileCache();
  reportBundles("build/client", "build/bundles.json");
  writeFileSync(STAMP, sources);
}

/** True if `build/` was made from the present sources. */
export function isBuildFresh(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashOfSources();
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  const files = listFiles(SOURCES, ["**/*.test.ts", "**/*.test.tsx"]);
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}
