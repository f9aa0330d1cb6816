import { spawn } from "node:child_process";

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Check {
  name: string;
  command: string;
  /** What its report counted, for a check that is made of tests. */
  count?: () => Count;
}

/** What can be said without running the product. */
export const staticChecks: Check[] = [
  { name: "Lint and format", command: "biome check --error-on-warnings" },
  { name: "Types", command: "react-router typegen && tsc" },
  { name: "Structure", command: "node scripts/structure.ts" },
  { name: "Unused files, exports and packages", command: "knip" },
];

/**
 * Runs them one after another, each under its heading and with its time; a failure does not stop the rest. Gives what
 * was counted: a check that fails without a failed test counts as one.
 */
export async function runChecks(checks: Check[]): Promise<Count> {
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  const summary: string[] = [];
  for (const { name, command, count } of checks) {
    console.log(`\n── ${name} ──`);
    const start = performance.now();
    const isPassed = (await run(command)) === 0;
    summary.push(`${isPassed ? "✓" : "✗"} ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
    console.log(summary.at(-1));
    const counted = count?.() ?? { passed: 0, failed: 0, skipped: 0 };
    total.passed += counted.passed;
    total.skipped += counted.skipped;
    total.failed += isPassed ? 0 : Math.max(counted.failed, 1);
  }
  console.log(`\n── Summary ──\n${summary.join("\n")}`);
  return total;
}

/** The exit code of a shell command, whose output is shown. It ends, with all it started, when this process is told to. */
function run(command: string): Promise<number> {
  const child = spawn(command, { shell: true, stdio: ["ignore", "inherit", "inherit"], detached: true });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const stop = () => {
    if (child.pid) process.kill(-child.pid, "SIGTERM");
    process.exit(1);
  };
  for (const signal of signals) process.once(signal, stop);
  return new Promise((resolve) => {
    child.once("close", (code) => {
      for (const signal of signals) process.removeListener(signal, stop);
      resolve(code ?? 1);
    });
  });
}
