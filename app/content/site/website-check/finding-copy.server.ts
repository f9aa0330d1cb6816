import type { Language } from "~/lib/language/language";
import { en } from "./en";
import { type FindingCopy, nl } from "./nl";

export const findingCopy: Record<Language, FindingCopy> = { nl, en };

interface Reason {
  why: string;
  fix: string;
}

/** Says why a finding matters and how it is mended: as its check does, unless it is of another kind. */
export function reasonOf(check: keyof FindingCopy["checks"], key: string, language: Language): Reason {
  const { checks, reasons } = findingCopy[language];
  const others: Partial<Record<string, Record<string, Reason>>> = reasons;
  const { why, fix } = others[check]?.[key] ?? checks[check];
  return { why, fix };
}
