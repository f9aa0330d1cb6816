import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { needs } from "./processes.ts";
import { ACCEPT_ENCODING } from "./sent-page.ts";

/** Connections of two or three visitors' browsers to one site; kept open, as theirs are. */
export const CONNECTIONS = 16;

/**
 * Requests `url` over 16 connections, each again as soon as it is answered; returns how many were answered per second.
 * Throws if any failed.
 */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  needs("wrk", "command -v wrk", "wrk");
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-H", `Accept-Encoding: ${ACCEPT_ENCODING}`];
  const { stdout } = await promisify(execFile)("wrk", [...options, url]);
  const perSecond = /^Requests\/sec:\s+([\d.]+)$/m.exec(stdout)?.[1];
  if (!perSecond || /Socket errors|Non-2xx/.test(stdout)) throw new Error(`${url}: not all were answered:\n${stdout}`);
  return Number(perSecond);
}
