import { PublicFetchProblem } from "~/lib/http/public-fetch.server";
import type { UnreachableReason } from "../check";
import { redirectOf } from "./fetch-within.server";
import type { Robots } from "./robots.server";
import { domainOf, isSameSite } from "./same-site";

/** Thrown if the page cannot be looked at. */
export class Unreachable extends Error {
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason) {
    super(reason);
    this.reason = reason;
  }
}

export interface OpenedPage {
  url: URL;
  headers: Headers;
  firstByte: number;
  html: Uint8Array<ArrayBuffer>;
}

export interface Opening {
  fetch: typeof fetch;
  robots: Robots;
  signal: AbortSignal;
  /** Milliseconds of a clock that only goes forward. */
  clock: () => number;
  isRefused: (host: string) => Promise<boolean>;
  consumeRedirect: (domain: string) => Promise<boolean>;
}

const REDIRECTS = 3;
const HTML = /^\s*(text\/html|application\/xhtml\+xml)\b/i;

/** Opens a page through its redirects, each allowed by the owner of its host. Throws `Unreachable`. */
export async function openPage(address: URL, opening: Opening): Promise<OpenedPage> {
  let url = address;
  for (let followed = 0; followed <= REDIRECTS; followed += 1) {
    const isLed = !isSameSite(address, url);
    if (isLed && !(await opening.consumeRedirect(domainOf(url) ?? url.hostname))) throw new Unreachable("other");
    const opened = await ask(url, opening);
    if ("html" in opened) return opened;
    url = opened.next;
  }
  throw new Unreachable("other");
}

async function ask(
  url: URL,
  { fetch, robots, signal, clock, isRefused }: Opening,
): Promise<OpenedPage | { next: URL }> {
  try {
    if (await isRefused(url.hostname)) throw new Unreachable("robots");
    if (!(await robots.allows(url))) {
      throw new Unreachable((await robots.forbids(url)) ? "robots" : "blocked");
    }
    const asked = clock();
    const answer = await fetch(url, {
      signal,
      redirect: "manual",
      headers: { accept: "text/html", "accept-language": "nl,en;q=0.8" },
    });
    const firstByte = clock() - asked;
    const next = redirectOf(answer, url);
    if (next) {
      await answer.body?.cancel();
      return { next };
    }
    const reason = reasonOf(answer);
    if (reason) {
      await answer.body?.cancel();
      throw new Unreachable(reason);
    }
    return { url, headers: answer.headers, firstByte, html: new Uint8Array(await answer.arrayBuffer()) };
  } catch (error) {
    throw unreachable(error);
  }
}

function reasonOf({ status, headers }: Response): UnreachableReason | null {
  if ([401, 403, 405, 406, 429, 503].includes(status)) return "blocked";
  if (status < 200 || status >= 300) return "other";
  return HTML.test(headers.get("content-type") ?? "text/html") ? null : "not-html";
}

function unreachable(error: unknown): unknown {
  if (!(error instanceof PublicFetchProblem)) return error;
  const { problem, code = "" } = error;
  switch (problem) {
    case "private-address":
    case "silent":
    case "certificate":
    case "too-large":
      return new Unreachable(problem);
    case "unreachable":
      return new Unreachable(code === "ENOTFOUND" ? "dns" : code === "ECONNREFUSED" ? "refused" : "other");
    default:
      return new Unreachable("other");
  }
}
