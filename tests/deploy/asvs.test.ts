import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** The number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0; all begin at 1, without a gap. */
const REQUIREMENTS: Record<string, number> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 },
  ...{ "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3 },
  ...{ "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4 },
  ...{ "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7 },
  ...{ "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4, "17.3": 2 },
};

const text = readFileSync(path.resolve(import.meta.dirname, "../../docs/security.md"), "utf8");
const rows = [
  ...text.matchAll(/^- (?<mark>\S) (?<numbers>\d+\.\d+\.\d+[^:]*): (?<words>[^·\n]*)(?: · (?<shown>.+))?$/gm),
]
  .map(({ groups }) => groups as Record<"numbers" | "mark" | "words", string> & { shown?: string })
  .map((row) => ({ ...row, numbers: row.numbers.split(", ").flatMap(each) }));

/** Expands a range: `1.2.6–1.2.8` is three requirements. */
function each(range: string): string[] {
  const [first = "", last = first] = range.split("–");
  const section = first.slice(0, first.lastIndexOf("."));
  const number = (of: string) => Number(of.slice(of.lastIndexOf(".") + 1));
  return Array.from({ length: number(last) - number(first) + 1 }, (_, step) => `${section}.${number(first) + step}`);
}

it("lists every requirement of levels 1 and 2 once, and no other", () => {
  const all = Object.entries(REQUIREMENTS).flatMap(([section, count]) => each(`${section}.1–${section}.${count}`));
  expect(all).toHaveLength(253);
  expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(all.toSorted());
});

it("says of each whether it is met, what is done, and where that shows", () => {
  expect(rows.filter(({ mark }) => !"✓○–".includes(mark))).toEqual([]);
  expect(rows.filter(({ words }) => !words.trim())).toEqual([]);
  expect(rows.filter(({ mark, shown }) => mark === "✓" && !/`[^`]+`|\]\(/.test(shown ?? ""))).toEqual([]);
});
