import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { mostMegabytes, processorSeconds, residentMegabytes, ticks } from "./process-tree";

describe("the processor time of a process", () => {
  it("is its own and that of the children it has waited for, whatever its name", () => {
    const stat = "4242 (a name) of) S 1 4242 4242 0 -1 4194560 1007 4001 0 0 120 34 5 6 20 0 11 0 300 1000 200 18446";
    expect(ticks(stat)).toBe(120 + 34 + 5 + 6);
  });
});

describe.runIf(process.platform === "linux")("a process with another below it", () => {
  it("is measured as a whole, and not at all once it is gone", async () => {
    const program = "process.stdout.write('up'); process.stdin.resume()";
    const shell = spawn("sh", ["-c", '"$0" -e "$1"; exit', process.execPath, program]);
    await once(shell.stdout, "data");
    const { pid = 0 } = shell;
    expect(processorSeconds(pid)).toBeGreaterThan(0);
    // A shell by itself holds two of them, and Node.js more than ten of its own.
    expect(mostMegabytes(pid)).toBeLessThan(10);
    expect(residentMegabytes(pid)).toBeGreaterThan(10);
    shell.stdin.end();
    await once(shell, "exit");
    expect(() => processorSeconds(pid)).toThrow("ENOENT");
  });
});
