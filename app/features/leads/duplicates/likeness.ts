import { foldText } from "~/lib/text/fold";

interface Told {
  name: string;
  company: string | null;
  email_key: string | null;
}

/** Letters. */
const MOST_SLIPS = 2;

/** Leads from one person under two addresses have the name and the company or mailbox in common. */
export function tracesOf({ name, company, email_key }: Told): string[] {
  const [who, where] = [foldText(name), foldCompany(company ?? "")];
  const [mailbox] = email_key?.split("@") ?? [];
  if (!who) return [];
  return [...(where ? [`company ${who} | ${where}`] : []), ...(mailbox ? [`mailbox ${who} | ${mailbox}`] : [])];
}

export function isNearAddress(one: string, other: string): boolean {
  const [[mailbox = "", domain = ""], [otherMailbox = "", otherDomain = ""]] = [one.split("@"), other.split("@")];
  if (mailbox !== otherMailbox || domain === otherDomain) return false;
  return withoutEnding(domain) === withoutEnding(otherDomain) || slipsBetween(domain, otherDomain) <= MOST_SLIPS;
}

function withoutEnding(domain: string): string {
  return domain.replace(/\.[^.]*$/, "");
}

function foldCompany(company: string): string {
  return foldText(company)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/ (b ?v|n ?v|v ?o ?f)$/, "");
}

/** Levenshtein. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries()) {
      const replaced = (row[place] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
