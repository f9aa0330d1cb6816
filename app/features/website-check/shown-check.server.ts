import { domainToUnicode } from "node:url";
import { facts } from "~/content/facts.server";
import { findingCopy, reasonOf } from "~/content/site/website-check/finding-copy.server";
import { checkPageCopy } from "~/content/site/website-check-page/check-page-copy.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { dayInWords, formatMoment } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { DESK_SOURCE } from "./ask-check.server";
import { type CheckName, type Finding, type Outcome, weightOf } from "./check";
import { withoutWww } from "./visit/same-site";

/** Findings that a visitor sees before an address is left. */
const FIRST = 3;

type Help = keyof (typeof checkPageCopy)["nl"]["result"]["help"];

/** Findings that hosting or a new site mends. All others are mended in the site as it is. */
const HELP: Partial<Record<CheckName, Help>> = {
  https: "hosting",
  certificate: "hosting",
  redirect: "hosting",
  speed: "hosting",
  mobile: "site",
};

/** A finding in words; `saw` may quote the site. */
export interface ShownFinding {
  check: CheckName;
  title: string;
  saw: string;
  why: string;
  fix: string;
  help: string;
}

export type SeenFinding = Pick<ShownFinding, "check" | "title" | "saw">;

export interface ShownCheck {
  host: string;
  /** The host that was shown in the end, if it is another one. */
  seenHost: string | null;
  checkedAt: string;
  until: string;
  /** The bad findings that cost most. */
  first: ShownFinding[];
  /** All other bad findings. */
  rest: ShownFinding[];
  good: SeenFinding[];
  unknown: SeenFinding[];
}

export function showCheck(row: WebsiteCheckRow, language: Language): ShownCheck {
  const findings = findingsOf(row);
  const bad = findings
    .filter(({ outcome }) => outcome === "bad")
    .toSorted((one, other) => weightOf(other.check) - weightOf(one.check))
    .map((finding) => showBad(finding, language));
  const seen = (wanted: Outcome) =>
    findings.filter(({ outcome }) => outcome === wanted).map((finding) => showSeen(finding, language));
  const host = readableHost(row.url);
  const seenHost = row.seen_url === null ? host : readableHost(row.seen_url);
  return {
    host,
    seenHost: withoutWww(seenHost) === withoutWww(host) ? null : seenHost,
    checkedAt: formatMoment(row.done_at ?? row.created_at, language),
    until: dayInWords(dayOf(row.expires_at), language),
    first: bad.slice(0, FIRST),
    rest: bad.slice(FIRST),
    good: seen("good"),
    unknown: seen("unknown"),
  };
}

export function isOver({ state }: WebsiteCheckRow): boolean {
  return state === "done" || state === "unreachable";
}

/** True if a visitor asked for an offer on it. A lead's site that the desk looked at is no request of the visitor. */
export function isAskedFor({ lead_id, source }: WebsiteCheckRow): boolean {
  return lead_id !== null && source !== DESK_SOURCE;
}

/** True once an address was left. */
export function isWhole(row: WebsiteCheckRow): boolean {
  return row.email !== null || isAskedFor(row);
}

/** The findings for programs, with the evidence as a sentence. */
export function listFindings(row: WebsiteCheckRow, language: Language) {
  return findingsOf(row).map((finding) => ({
    check: finding.check,
    outcome: finding.outcome,
    evidence: showSeen(finding, language).saw,
  }));
}

function findingsOf(row: WebsiteCheckRow): Finding[] {
  return JSON.parse(row.findings) as Finding[];
}

function showBad(finding: Finding, language: Language): ShownFinding {
  const { check, evidence } = finding;
  const help = fill(checkPageCopy[language].result.help[HELP[check] ?? "change"], facts(language));
  return { ...showSeen(finding, language), ...reasonOf(check, evidence.key, language), help };
}

function showSeen({ check, evidence }: Finding, language: Language): SeenFinding {
  const { checks, evidence: sentences } = findingCopy[language];
  const sentence = (sentences[check] as Record<string, string>)[evidence.key] ?? "";
  const values = Object.entries(evidence.values).map(([name, value]) => [
    name,
    typeof value === "number" ? formatCount(value, language) : value,
  ]);
  return { check, title: checks[check].title, saw: fill(sentence, Object.fromEntries(values)) };
}

/** "bäckerei.example" for a name that is written in ASCII. */
export function readableHost(url: string): string {
  const { host, hostname, port } = new URL(url);
  const name = domainToUnicode(hostname);
  return name === "" ? host : [name, port].filter(Boolean).join(":");
}
