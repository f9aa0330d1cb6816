import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { needsProgram } from "../processes/installed";

/** The outcome of a load. */
export interface Load {
  requests: number;
  seconds: number;
  perSecond: number;
  /** Answers with a status of 400 and above. */
  refused: number;
  /** Connections that failed, and answers that took more than ten seconds. */
  broken: number;
}

interface LoadOptions {
  url: string;
  seconds: number;
  headers?: Record<string, string>;
  /** How many threads share the connections evenly. */
  threads?: number;
  /** A Lua file that makes the requests, and its arguments. */
  script?: { file: string; args: string[] };
}

/** As many as the browsers of two or three visitors open to one site; kept open, as theirs are. */
export const CONNECTIONS = 16;
const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };
const run = promisify(execFile);

/** Requests `url` over 16 connections that are kept open, each again as soon as it is answered. */
export async function wrk({ url, seconds, headers = {}, threads = 1, script }: LoadOptions): Promise<Load> {
  needsProgram("wrk", "wrk");
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const options = [`-t${threads}`, `-c${CONNECTIONS}`, `-d${seconds}s`, "--timeout", "10s", ...named];
  const scripted = script ? ["-s", script.file, url, "--", ...script.args] : [url];
  const { stdout } = await run("wrk", [...options, ...scripted]);
  return readWrk(stdout);
}

/** Reads what wrk prints. Throws if it prints something else. */
export function readWrk(text: string): Load {
  const [, requests, seconds] = matched(text, /^\s*(\d+) requests in ([\d.]+(?:us|ms|s|m)),/m);
  const total = { requests: Number(requests), seconds: milliseconds(seconds) / 1_000 };
  const errors = /^\s*Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/m.exec(text)?.slice(1) ?? [];
  return {
    ...total,
    perSecond: total.requests / total.seconds,
    refused: Number(/^\s*Non-2xx or 3xx responses: (\d+)/m.exec(text)?.[1] ?? 0),
    broken: errors.reduce((sum, count) => sum + Number(count), 0),
  };
}

function milliseconds(time = ""): number {
  const [, value, unit = ""] = matched(time, /^([\d.]+)(us|ms|s|m)$/);
  return Number(value) * (MS[unit] ?? Number.NaN);
}

function matched(text: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(text);
  if (!found) throw new Error(`wrk printed something unexpected:\n${text}`);
  return found;
}
