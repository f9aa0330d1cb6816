import { type Internet, internet } from "~/lib/http/internet.server";
import { publicFetch } from "~/lib/http/public-fetch.server";
import type { CheckResult, Step } from "./check";
import { quote } from "./judge/finding";
import { judgeVisit } from "./judge/judge-visit";
import { Unreachable } from "./visit/open-page.server";
import { userAgent } from "./visit/user-agent";
import { type Visiting, visitSite } from "./visit/visit-site.server";

export interface CheckPorts {
  /** `env.ALLOWED_PRIVATE_HOSTS`. */
  allowedHosts: ReadonlySet<string>;
  /** `env.SITE_URL`: the user agent names its page. */
  siteUrl: string;
  /** True for a host whose owner does not want to be looked at. */
  isRefused: Visiting["isRefused"];
  /** Counts a visit to a domain to which another site leads. False if there were several just now. */
  consumeRedirect: Visiting["consumeRedirect"];
  now?: () => Date;
  signal?: AbortSignal;
  onStep?: (step: Step) => void;
  internet?: Internet;
  /** Milliseconds for all of it; ten seconds by default. */
  patience?: number;
}

const PATIENCE = 10_000;
/** Bytes of a page or a file, decoded. */
const LONGEST = 2_000_000;

/**
 * Looks at a website and judges it; `url` is one that `readAddress` gave. What was not seen is `unknown`, never `bad`. Rejects
 * only with the reason of `signal`.
 */
export async function checkWebsite(url: string, ports: CheckPorts): Promise<CheckResult> {
  const {
    allowedHosts,
    siteUrl,
    isRefused,
    consumeRedirect,
    now = () => new Date(),
    onStep = () => {},
    patience = PATIENCE,
  } = ports;
  const reach = { allowedHosts, internet: ports.internet ?? internet };
  const limits = { maxBytes: LONGEST, redirects: 0, userAgent: userAgent(siteUrl), patience };
  const deadline = AbortSignal.timeout(patience);
  const end = new AbortController();
  const signal = AbortSignal.any([ports.signal ?? [], deadline, end.signal].flat());
  const fetch = publicFetch({ ...reach, ...limits });
  const clock = () => performance.now();
  try {
    const by = { fetch, reach, signal, now: now(), clock, onStep, isRefused, consumeRedirect };
    const visit = await visitSite(new URL(url), by);
    ports.signal?.throwIfAborted();
    const { findings, nature } = judgeVisit(visit, now());
    const title = quote(visit.page.title ?? "");
    const digits = nature.phones.find((phone) => phone.digits !== null)?.digits ?? null;
    return {
      state: "done",
      url: visit.url.href,
      host: visit.url.host,
      title: title === "" ? null : title,
      phone: digits === null ? null : `+${digits}`,
      findings,
    };
  } catch (error) {
    ports.signal?.throwIfAborted();
    if (deadline.aborted) return { state: "unreachable", reason: "silent" };
    return { state: "unreachable", reason: error instanceof Unreachable ? error.reason : "other" };
  } finally {
    // Listeners of the signal would stay in memory until the deadline.
    end.abort();
  }
}
