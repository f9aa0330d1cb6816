import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

const PROGRAM = path.resolve(import.meta.dirname, import.meta.env.PROD ? "../brotli-process.js" : "brotli-process.ts");

/**
 * Compresses a page almost as far as possible (brotli), which takes 0.15 seconds of CPU time. Rejects when it fails.
 */
export type Compress = (content: Buffer) => Promise<Buffer<ArrayBuffer>>;

/**
 * Runs `work` with a function that compresses, one page at a time, in a separate process that ends with it. That way
 * visitors come first, and the memory that it takes (more than all pages together) is given back.
 */
export async function withCompressor(work: (compress: Compress) => Promise<void>): Promise<void> {
  const child = fork(PROGRAM, { serialization: "advanced", execArgv: [], stdio: ["ignore", "ignore", "pipe", "ipc"] });
  try {
    await once(child, "spawn");
    yieldToOthers(child);
    await work((content) => sendAndReceive(child, content));
  } finally {
    if (child.connected) child.disconnect();
  }
}

function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some platforms do not allow a lower priority: it then takes its share of the processor.
  }
}

async function sendAndReceive(child: ChildProcess, content: Buffer): Promise<Buffer<ArrayBuffer>> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = async () => {
    await once(child, "exit", { signal });
    throw new Error(`The process that compresses ended:\n${child.stderr ? await text(child.stderr) : ""}`);
  };
  try {
    child.send(content);
    return (await Promise.race([once(child, "message", { signal }), ended()]))[0];
  } finally {
    settled.abort();
  }
}
