import { type ChildProcess, spawn } from "node:child_process";

export interface Count {
  passed: number;
  skipped: number;
  /** The name of each test that failed. */
  failures: string[];
}

export interface Check {
  name: string;
  command: string;
  /** Reads the counts of its report, for a check that consists of tests. */
  count?: () => Count;
}

/** Checks that need no running product. */
export const staticChecks: Check[] = [
  { name: "Lint and format", command: "biome check --error-on-warnings" },
  { name: "Types", command: "react-router typegen && tsc" },
  { name: "Structure", command: "node scripts/structure.ts" },
  { name: "Unused files, exports and packages", command: "knip" },
];

/** Lists of checks that run side by side, each list in its order. */
export interface SideBySide {
  sideBySide: Check[][];
}

interface Outcome {
  line: string;
  passed: number;
  failed: number;
  skipped: number;
}

const NOTHING: Count = { passed: 0, skipped: 0, failures: [] };

/**
 * Runs checks one after another, each under its heading and with its time. A failure does not stop the rest, and is
 * named again at the end. Returns what was counted: a check that fails without a failed test counts as one failure.
 */
export async function runChecks(steps: (Check | SideBySide)[]): Promise<Omit<Outcome, "line">> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    if ("command" in step) outcomes.push(await runCheck(step, "at once"));
    else outcomes.push(...(await Promise.all(step.sideBySide.map(runLane))).flat());
  }
  console.log(`\n── Summary ──\n${outcomes.map(({ line }) => line).join("\n")}`);
  const sum = (key: "passed" | "failed" | "skipped") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

async function runLane(checks: Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await runCheck(check, "when over"));
  return outcomes;
}

/** Shows its output as it comes, or in one piece if another check runs beside it. */
async function runCheck({ name, command, count }: Check, shown: "at once" | "when over"): Promise<Outcome> {
  const heading = `\n── ${name} ──`;
  console.log(shown === "at once" ? heading : `… ${name}`);
  const start = performance.now();
  const { code, output } = await run(command, shown);
  const line = `${code === 0 ? "✓" : "✗"} ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(shown === "at once" ? line : `${heading}\n${output}${line}`);
  const { failures, ...counted } = count?.() ?? NOTHING;
  return {
    ...counted,
    line: [line, ...failures.map((failure) => `    ${failure}`)].join("\n"),
    failed: code === 0 ? 0 : Math.max(failures.length, 1),
  };
}

const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    for (const { pid } of running) if (pid) process.kill(-pid, "SIGTERM");
    process.exit(1);
  });
}

/** Runs a shell command. When this process is told to end, the command ends too, with everything it started. */
function run(command: string, shown: "at once" | "when over"): Promise<{ code: number; output: string }> {
  const stdio = shown === "at once" ? "inherit" : "pipe";
  const child = spawn(command, { shell: true, stdio: ["ignore", stdio, stdio], detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  running.add(child);
  return new Promise((resolve) => {
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
