import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MODULE = pathToFileURL(path.join(import.meta.dirname, "memory-settings.server.ts")).href;
const PROGRAM = `
  import { argv, env, execArgv, pid } from "node:process";
  import { keepMemorySettings } from "${MODULE}";
  keepMemorySettings(env);
  console.log(JSON.stringify({ pid, execArgv, env, args: argv.slice(2) }));
`;

interface Told {
  pid: number;
  execArgv: string[];
  env: NodeJS.ProcessEnv;
  args: string[];
}

describe.runIf(process.platform === "linux")("a program that keeps its memory settings", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "weef-memory-"));
    await writeFile(path.join(folder, "program.mjs"), PROGRAM);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(env: NodeJS.ProcessEnv): Promise<Told & { startedAs: number | undefined }> {
    const args = ["--no-warnings", path.join(folder, "program.mjs"), "one", "two words"];
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
    return { startedAs: child.pid, ...((await json(child.stdout)) as Told) };
  }

  it("runs with them in the same process, with its original arguments", async () => {
    const { pid, startedAs, execArgv, env, args } = await run({ PORT: "4000" });
    expect(pid).toBe(startedAs);
    expect(execArgv).toEqual([
      "--max-semi-space-size=8",
      "--no-parallel-scavenge",
      "--heap-growing-percent=40",
      "--initial-heap-size=64",
      "--no-warnings",
    ]);
    expect(env).toMatchObject({ PORT: "4000", MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "16384" });
    expect(args).toEqual(["one", "two words"]);
  });

  it("respects memory settings in the environment", async () => {
    expect((await run({ MALLOC_ARENA_MAX: "8" })).env.MALLOC_ARENA_MAX).toBe("8");
  });
});
