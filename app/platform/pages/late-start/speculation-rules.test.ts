import { URLPattern } from "node:url";
import { expect, it } from "vitest";
import { managePath } from "~/features/appointments/paths";
import { quotePath } from "~/features/quotes/paths";
import { AHEAD_ATTRIBUTE, SPECULATION_RULES } from "./speculation-rules";

interface Condition {
  href_matches?: string;
  selector_matches?: string;
  not?: Condition;
}

const PAGE = "https://weef.example/en/diensten?utm_source=mail";

const WAYS = ["prefetch", "prerender"] as const;

/** How the rules let a browser load a path ahead, as a browser reads them, given a link that a mouse rests on. */
function waysAhead(path: string): string[] {
  const matches = ({ href_matches, selector_matches }: Condition) =>
    href_matches ? new URLPattern(href_matches, PAGE).test(path, PAGE) : selector_matches === `[${AHEAD_ATTRIBUTE}]`;
  return WAYS.filter((way) => {
    const conditions: Condition[] = JSON.parse(SPECULATION_RULES)[way][0].where.and;
    return conditions.every((condition) => (condition.not ? !matches(condition.not) : matches(condition)));
  });
}

it.each(["/", "/en", "/diensten", "/en/blog/1", "/offerte-service", "/afspraak"])(
  "lets %s be prefetched and prerendered",
  (path) => {
    expect(waysAhead(path)).toEqual(WAYS);
  },
);

it.each([
  "/admin",
  "/admin/leads",
  "/api/language",
  "/feed.xml",
  ...["", "/en"].flatMap((prefix) => [prefix + quotePath("token"), prefix + managePath("token")]),
])("does not load %s until it is asked for", (path) => {
  expect(waysAhead(path)).toEqual([]);
});
