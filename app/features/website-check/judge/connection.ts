import type { Finding } from "../check";
import { linkIn, withoutWww } from "../visit/same-site";
import type { Visit } from "../visit/visit";
import { judge, quote } from "./finding";

export function judgeHttps({ url, page }: Visit): Finding {
  const { good, bad } = judge("https");
  if (url.protocol !== "https:") return bad("plain", { host: url.host });
  // Browsers load pictures over `https:` by themselves, but block all else.
  const plain = page.loads.filter((load) => /^http:\/\//i.test(load.url));
  const [first] = plain;
  if (first) return bad("mixed", { count: plain.length, example: quote(first.url, 60) });
  return good("encrypted", { host: url.host });
}

/** Days before the end at which a certificate that renews itself should have been renewed. */
const SOON = 14;

export function judgeCertificate({ url, certificate }: Visit): Finding {
  const { good, bad, unknown } = judge("certificate");
  if (!certificate) return url.protocol === "https:" ? unknown("not_seen", {}) : unknown("none", {});
  const { problem, daysLeft, lifetime, issuer, name } = certificate;
  if (problem === "expired") return bad("expired", { days: Math.max(1, -daysLeft) });
  if (problem === "wrong-name") return bad("wrong_name", { host: url.hostname, name: quote(name) });
  if (problem === "untrusted") return bad("untrusted", {});
  if (daysLeft < Math.min(SOON, lifetime / 4)) return bad("expires_soon", { days: daysLeft });
  return good("valid", { days: daysLeft, issuer: quote(issuer, 60) });
}

export function judgeRedirect({ url, page, plain, twin }: Visit): Finding {
  const { good, bad, unknown } = judge("redirect");
  if (url.protocol !== "https:") return unknown("no_https", {});
  const canonical = page.canonical === null ? null : linkIn(page.canonical, url);
  if (canonical && withoutWww(canonical.host) !== withoutWww(url.host))
    return bad("canonical_elsewhere", { other: canonical.host });
  if (plain === "stays") return bad("http_stays", { host: url.host });
  if (twin?.state === "missing") return bad("other_missing", { other: twin.host });
  // A canonical address says which of both counts.
  if (twin?.state === "answers" && !canonical) return bad("two_hosts", { host: url.host, other: twin.host });
  return plain === null ? unknown("not_seen", {}) : good("one_address", { host: url.host });
}
