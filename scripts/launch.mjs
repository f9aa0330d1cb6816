// Runs a script of this folder on the Node.js that package.json pins, after installing what is missing. Plain
// JavaScript without packages, as it has to run on any Node.js from 18 on.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const NODE = path.join(ROOT, "node_modules/node/bin/node");
const LOCK = "package-lock.json";
const INSTALLED = "node_modules/.package-lock.json";

if (Number(process.versions.node.split(".")[0]) < 18) {
  fail(`Node.js 18 or newer is needed to install; this is ${process.version}.`);
}
process.chdir(ROOT);
if (!isInstalled()) install();
const missing = whyNodeFails();
if (missing) {
  fail(
    `${missing}\nIts install script makes it; npm may have blocked that. Run: npm rebuild node --foreground-scripts`,
  );
}
run(process.argv.slice(2));

/**
 * True if every package of the lock file is there in its version, by the list that npm leaves at the end of an install.
 */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf(LOCK)).every(([place, wanted]) => {
    const found = installed[place];
    return found ? found.version === wanted.version : place === "" || wanted.optional || wanted.devOptional;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function install() {
  console.log("Installing packages …");
  // `npm ci` refuses if the registry lacks a package that only another platform needs.
  const { status, error } = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (error) fail(`npm cannot be run (${error.message}). It comes with Node.js: https://nodejs.org`);
  if (status !== 0) fail("The packages could not be installed; npm's output is above.");
}

function whyNodeFails() {
  const wanted = packagesOf(LOCK)["node_modules/node"].version;
  const { stdout, error } = spawnSync(NODE, ["--version"], { encoding: "utf8" });
  if (error) return `The pinned Node.js ${wanted} is missing or cannot run here (${error.message}).`;
  return stdout.trim() === `v${wanted}` ? undefined : `Node.js ${wanted} is pinned, but ${stdout.trim()} is installed.`;
}

function run(args) {
  // A process group of its own, so that Ctrl-C reaches it once: passed on from here.
  const child = spawn(NODE, ["--max-semi-space-size=8", "--max-old-space-size=768", ...args], {
    stdio: "inherit",
    detached: true,
    // Freed memory returns to the system instead of staying with a thread: deploy/ sets the same.
    env: {
      MALLOC_ARENA_MAX: "1",
      ...process.env,
      PATH: `${path.resolve("node_modules/.bin")}${path.delimiter}${process.env.PATH}`,
    },
  });
  const pass = (signal) => {
    try {
      // Signals the whole group, which includes a build or pg_dump that the script itself has started. Windows has no
      // groups.
      process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, pass);
  // A stopped npm ends its shell and leaves this process behind without a signal.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    clearInterval(watch);
    pass("SIGTERM");
  }, 250).unref();
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 1;
    if (signal) console.error(`Ended by ${signal}`);
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
