import { parse } from "tldts";
import { isPublicAddress } from "~/lib/http/public-address.server";
import { parseUrl } from "~/lib/parse-url";

/** `private`: an address within a network, which nobody outside can open. */
export type AddressProblem = "empty" | "invalid" | "private" | "port";

/** Characters; longer addresses are no home pages. */
const LONGEST = 500;

/** Names of this machine and of networks (RFC 6761, 6762, 8375). */
const WITHIN = /(^|\.)(localhost|localdomain|local|internal|lan|intranet|home|corp|home\.arpa)$/;

/**
 * Reads an address as visitors type it: `bakker.nl`, `www.bakker.nl/contact`. `allowedHosts` are the `host:port` that may be
 * private. The text of another scheme, of a mail address or of a name without a top-level domain is no address.
 */
export function readAddress(
  text: string,
  allowedHosts: ReadonlySet<string> = new Set(),
): { url: string; host: string } | { problem: AddressProblem } {
  const typed = text.trim();
  if (typed === "") return { problem: "empty" };
  const url = typed.length > LONGEST || /\s/.test(typed) ? null : withScheme(typed);
  if (url?.username !== "" || url.password !== "") return { problem: "invalid" };
  url.hash = "";
  url.hostname = url.hostname.replace(/\.+$/, "");
  // A port of the web is no part of a host's name.
  if (url.port === "443") url.protocol = "https:";
  if (url.port === "80") url.protocol = "http:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  if (!allowedHosts.has(`${host}:${port}`)) {
    const problem = problemOf(host, port);
    if (problem) return { problem };
  }
  return { url: url.href, host: url.host };
}

function withScheme(typed: string): URL | null {
  if (/^https?:\/\//i.test(typed)) return parseUrl(typed);
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) || /^[/\\]/.test(typed)) return null;
  const url = parseUrl(`https://${typed}`);
  if (url && url.port !== "") url.protocol = "http:";
  return url;
}

function problemOf(host: string, port: number): AddressProblem | null {
  const { isIp, isIcann, domain } = parse(host);
  if (isIp) {
    if (!isPublicAddress(host)) return "private";
  } else if (WITHIN.test(host)) return "private";
  else if (!isIcann || domain === null) return "invalid";
  return port === 80 || port === 443 ? null : "port";
}
