import type { CheckName, Finding, Outcome } from "../check";
import type { EVIDENCE, EvidenceKey } from "../evidence-keys";

type Values<
  Check extends CheckName,
  Key extends EvidenceKey<Check>,
> = (typeof EVIDENCE)[Check][Key] extends readonly (infer Name extends string)[]
  ? Record<Name, string | number>
  : never;

export interface Judge<Check extends CheckName> {
  good: <Key extends EvidenceKey<Check>>(key: Key, values: Values<Check, Key>) => Finding;
  bad: <Key extends EvidenceKey<Check>>(key: Key, values: Values<Check, Key>) => Finding;
  unknown: <Key extends EvidenceKey<Check>>(key: Key, values: Values<Check, Key>) => Finding;
}

export function judge<Check extends CheckName>(check: Check): Judge<Check> {
  const say =
    (outcome: Outcome) =>
    <Key extends EvidenceKey<Check>>(key: Key, values: Values<Check, Key>): Finding => ({
      check,
      outcome,
      evidence: { key, values },
    });
  return { good: say("good"), bad: say("bad"), unknown: say("unknown") };
}

/** Characters of a site's own words that are repeated. */
const LONGEST = 80;

/** Words of a site as they may be shown: short, on one line, and no HTML. */
export function quote(text: string, longest = LONGEST): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}<>]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
}

/** Name of a file as a page shows it. */
export const fileName = ({ pathname, host }: URL) => quote(pathname.split("/").at(-1) || host, 60);

export const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1_000));
