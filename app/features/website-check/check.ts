export const CHECK_NAMES = [
  "https",
  "certificate",
  "redirect",
  "speed",
  "weight",
  "mobile",
  "title",
  "description",
  "headings",
  "images",
  "structured_data",
  "phone",
  "kvk",
  "vat",
  "address",
  "privacy",
  "trackers",
  "terms",
  "withdrawal",
  "software",
] as const;

export type CheckName = (typeof CHECK_NAMES)[number];

/** Parts of a check in the order in which a visitor sees them pass. */
export const STEPS = ["open", "phone", "read", "law"] as const;

export type Step = (typeof STEPS)[number];

/** `unknown`: the site was not seen well enough to judge. */
export type Outcome = "good" | "bad" | "unknown";

/** The sentence is `evidence.{check}.{key}` of `content/site/website-check`; `values` fill its placeholders. */
export type Evidence = {
  key: string;
  values: Record<string, string | number>;
};

export type Finding = { check: CheckName; outcome: Outcome; evidence: Evidence };

export const UNREACHABLE_REASONS = [
  "private-address",
  "dns",
  "refused",
  "silent",
  "certificate",
  "robots",
  "not-html",
  "too-large",
  "blocked",
  "other",
] as const;

export type UnreachableReason = (typeof UNREACHABLE_REASONS)[number];

export type CheckResult =
  | {
      state: "done";
      /** Address after all redirects. */
      url: string;
      host: string;
      title: string | null;
      /** Number that the site shows first, in the form of a `tel:` link. */
      phone: string | null;
      findings: Finding[];
    }
  | { state: "unreachable"; reason: UnreachableReason };

/** Checks from the one that costs most customers to the one that costs least. */
const COSTLIEST_FIRST: readonly CheckName[] = [
  "https",
  "certificate",
  "mobile",
  "speed",
  "phone",
  "title",
  "weight",
  "images",
  "withdrawal",
  "trackers",
  "privacy",
  "description",
  "headings",
  "terms",
  "kvk",
  "address",
  "vat",
  "structured_data",
  "redirect",
  "software",
];

/** Higher for a check that costs more customers; orders the findings that are bad. */
export const weightOf = (check: CheckName): number => COSTLIEST_FIRST.length - COSTLIEST_FIRST.indexOf(check);
