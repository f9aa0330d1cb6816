import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { type Check, type Count, runChecks, staticChecks } from "./checks.ts";
import { findChromium, HEADLESS_SHELL } from "./find-chromium.ts";

// Runs every check there is. The last line gives their totals.
const VITEST_REPORT = ".cache/vitest.json";
const PLAYWRIGHT_REPORT = ".cache/playwright.json";
const TORTURE_REPORT = ".cache/torture.json";
/** Lines of each error in the summary. */
const CAUSE_LINES = 20;
/** Files of each project in the list of the slowest. */
const SLOWEST = 10;
/** Servers that the tests run for themselves, with Debian's packages of them. */
const SERVERS = { "/usr/sbin/dovecot": "dovecot-imapd", "/usr/bin/radicale": "radicale" };

const build: Check = { name: "Build", command: "node scripts/build.ts" };
const units: Check = {
  name: "Units and stores",
  command: `vitest run --reporter=default --reporter=json --outputFile=${VITEST_REPORT}`,
  count: countUnits,
};
const torture: Check = {
  name: "Torture, short form",
  // The other scenarios run before a release, and when their code changes.
  command: `node tools/resilience/run.ts --short --report=${TORTURE_REPORT} crash mailbox`,
  count: countScenarios,
};
const journeys: Check = {
  name: "Journeys",
  command: `PLAYWRIGHT_JSON_OUTPUT_FILE=${PLAYWRIGHT_REPORT} playwright test --reporter=line,json`,
  count: countJourneys,
};

for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT, TORTURE_REPORT]) rmSync(report, { force: true });
const { passed, failed, skipped } = await runChecks([
  ...browser(),
  ...servers(),
  // The torture mostly waits, and judges no times: the units use the processor meanwhile.
  {
    sideBySide: [
      [...staticChecks, units],
      [build, torture],
    ],
  },
  journeys,
]);
console.log(`\n── Slowest files ──\n${slowestFiles().join("\n")}\n`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 ? 1 : 0);

/** Installs a browser if there is none, or only a slow one: Debian's if run as root there, else Playwright's. */
function browser(): Check[] {
  const isDebianRoot = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  const found = findChromium();
  if (found && (!isDebianRoot || found === HEADLESS_SHELL || found === process.env.CHROMIUM_PATH)) return [];
  const install = (browser: string) => `apt-get install --yes --no-install-recommends ${browser} fonts-liberation`;
  // Older releases have no headless shell.
  const apt = `(apt-get update && ${install("chromium-headless-shell")}) || ${found ? "true" : install("chromium")}`;
  return [
    {
      name: "Browser",
      command: isDebianRoot
        ? `export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1; ${apt}`
        : "playwright install chromium",
    },
  ];
}

/** Installs the mail server and the calendar server that the tests read, where those are Debian's. */
function servers(): Check[] {
  const isDebianRoot = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  const missing = Object.entries(SERVERS).flatMap(([program, name]) => (existsSync(program) ? [] : [name]));
  if (!isDebianRoot || missing.length === 0) return [];
  const install = `apt-get install --yes --no-install-recommends ${missing.join(" ")}`;
  return [
    {
      name: "Servers for tests",
      // None of the system is started. Without one, tests are skipped and counted as such; an installation that fails is no failure of the product.
      command: `export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1; (apt-get update && ${install}) || true`,
    },
  ];
}

function countUnits(): Count {
  const {
    numPassedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  }: UnitReport = read(VITEST_REPORT);
  return {
    passed: numPassedTests,
    skipped: numPendingTests + numTodoTests,
    failures: testResults
      .filter(({ status }) => status === "failed")
      .flatMap(({ name, assertionResults }) => {
        const file = path.relative(process.cwd(), name);
        const failed = assertionResults.filter(({ status }) => status === "failed");
        // A file that cannot be loaded has no tests.
        return failed.length > 0
          ? failed.map(({ fullName, failureMessages }) => withCause(`${file}: ${fullName}`, failureMessages[0]))
          : [file];
      }),
  };
}

function countJourneys(): Count {
  const { stats, suites = [] }: Partial<JSONReport> = read(PLAYWRIGHT_REPORT);
  return { passed: stats?.expected ?? 0, skipped: stats?.skipped ?? 0, failures: suites.flatMap(failedJourneys) };
}

function failedJourneys({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) =>
        withCause(
          `[${projectName}] ${file}:${line}: ${title}`,
          results
            .at(-1)
            ?.errors.map(({ message }) => message)
            .join("\n"),
        ),
      ),
  );
  return [...failed, ...suites.flatMap(failedJourneys)];
}

/** The name of a failed test, followed by the first lines of its error. */
function withCause(name: string, message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, CAUSE_LINES);
  return [name, ...lines.map((line) => `      ${line}`)].join("\n").trimEnd();
}

function countScenarios(): Count {
  const { passed = 0, notRun = 0, failures = [] } = read(TORTURE_REPORT);
  return { passed, skipped: notRun, failures };
}

/** The slowest files of each project: the seconds that their tests took, together. */
function slowestFiles(): string[] {
  const seconds = new Map<string, Map<string, number>>();
  const add = (project: string, file: string, milliseconds: number) => {
    const files = seconds.get(project) ?? new Map<string, number>();
    seconds.set(project, files.set(file, (files.get(file) ?? 0) + milliseconds / 1000));
  };
  const { testResults = [] }: UnitReport = read(VITEST_REPORT);
  for (const { name, assertionResults } of testResults) {
    for (const { duration } of assertionResults) add("units", path.relative(process.cwd(), name), duration ?? 0);
  }
  const addSuite = ({ specs, suites = [] }: JSONReportSuite) => {
    for (const { file, tests } of specs) {
      for (const { projectName, results } of tests)
        for (const { duration } of results) add(projectName, file, duration);
    }
    suites.forEach(addSuite);
  };
  const { suites = [] }: Partial<JSONReport> = read(PLAYWRIGHT_REPORT);
  suites.forEach(addSuite);
  return [...seconds].flatMap(([project, files]) => {
    const slowest = [...files].sort(([, one], [, other]) => other - one).slice(0, SLOWEST);
    return [project, ...slowest.map(([file, took]) => `${took.toFixed(1).padStart(8)} s  ${file}`)];
  });
}

interface UnitResult {
  status: string;
  fullName: string;
  duration?: number | null;
  failureMessages: string[];
}

/** The fields of Vitest's report that are read. */
interface UnitReport {
  numPassedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: { name: string; status: string; assertionResults: UnitResult[] }[];
}

/** A report as the tool wrote it; empty when the tool could not even start. */
function read(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
