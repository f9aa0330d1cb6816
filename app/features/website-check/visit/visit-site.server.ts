import type { Reach } from "~/lib/http/checked-connector.server";
import type { PageFacts } from "~/platform/parsing/page-facts";
import { parseMoved } from "~/platform/parsing/parse.server";
import type { Step } from "../check";
import { lookAround } from "./look-around.server";
import { type OpenedPage, openPage, Unreachable } from "./open-page.server";
import { Robots } from "./robots.server";
import type { Visit } from "./visit";

export interface Visiting {
  fetch: typeof fetch;
  reach: Reach;
  signal: AbortSignal;
  now: Date;
  clock: () => number;
  onStep: (step: Step) => void;
  /** True for a host whose owner does not want to be looked at. */
  isRefused: (host: string) => Promise<boolean>;
  /** Counts a visit to a domain to which another site leads. False if there were several just now. */
  consumeRedirect: (domain: string) => Promise<boolean>;
}

/** Failures of TLS after which an address may still be open without it. */
const OPEN_WITHOUT_TLS = new Set(["refused", "certificate", "silent", "other"]);
/** Milliseconds above which the first byte is measured once more: the first visit may have woken the server. */
const SLOW = 1_000;

/** Looks at a website as a phone does. Throws `Unreachable`, or the reason of the signal. */
export async function visitSite(address: URL, asked: Visiting): Promise<Visit> {
  const once = { isRefused: askedOnce(asked.isRefused), consumeRedirect: askedOnce(asked.consumeRedirect) };
  const visiting = { ...asked, ...once };
  const { onStep, signal } = visiting;
  const robots = new Robots(visiting);
  onStep("open");
  const opened = await openAtAll(address, { ...visiting, robots });
  onStep("phone");
  const { html, ...seen } = opened;
  const bytes = html.byteLength;
  const page = await readHtml(html, signal);
  onStep("read");
  const [around, firstByte] = await Promise.all([
    lookAround({ url: opened.url, page }, { ...visiting, robots }),
    quickest(opened, visiting),
  ]);
  return { ...seen, page, firstByte, bytes, ...around };
}

function askedOnce(ask: (name: string) => Promise<boolean>): (name: string) => Promise<boolean> {
  const answers = new Map<string, Promise<boolean>>();
  return (name) => {
    const answer = answers.get(name) ?? ask(name);
    answers.set(name, answer);
    return answer;
  };
}

async function openAtAll(address: URL, opening: Visiting & { robots: Robots }): Promise<OpenedPage> {
  try {
    return await openPage(address, opening);
  } catch (error) {
    if (!(error instanceof Unreachable) || !OPEN_WITHOUT_TLS.has(error.reason)) throw error;
    if (address.protocol !== "https:" || address.port !== "") throw error;
    const plain = new URL(address);
    plain.protocol = "http:";
    return await openPage(plain, opening).catch((again: unknown) => {
      throw again instanceof Unreachable ? error : again;
    });
  }
}

/** A page that cannot be read at all is no web page. */
async function readHtml(html: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<PageFacts> {
  try {
    return await parseMoved("page", html, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Unreachable ? error : new Unreachable("other");
  }
}

async function quickest({ url, firstByte }: OpenedPage, { fetch, signal, clock }: Visiting): Promise<number> {
  if (firstByte < SLOW) return firstByte;
  const asked = clock();
  const again = await fetch(url, { signal, redirect: "manual" }).catch(() => null);
  const took = clock() - asked;
  await again?.body?.cancel();
  return again ? Math.min(firstByte, took) : firstByte;
}
