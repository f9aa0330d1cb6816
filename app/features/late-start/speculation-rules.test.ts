import { URLPattern } from "node:url";
import { expect, it } from "vitest";
import { managePath } from "~/features/appointments/paths";
import { quotePath } from "~/features/quotes/paths";
import { SPECULATION_RULES } from "./speculation-rules";

interface Condition {
  href_matches?: string;
  not?: Condition;
}

const PAGE = "https://weef.example/en/diensten?utm_source=mail";

/** Whether the rules let a browser fetch a path ahead, as it reads them. */
function isFetchedAhead(path: string): boolean {
  const conditions: Condition[] = JSON.parse(SPECULATION_RULES).prefetch[0].where.and;
  const matches = ({ href_matches }: Condition) =>
    href_matches !== undefined && new URLPattern(href_matches, PAGE).test(path, PAGE);
  return conditions.every((condition) => (condition.not ? !matches(condition.not) : matches(condition)));
}

it.each(["/", "/en", "/diensten", "/en/blog/1", "/offerte-service", "/afspraak"])(
  "lets %s be fetched ahead",
  (path) => {
    expect(isFetchedAhead(path)).toBe(true);
  },
);

it.each([
  "/admin",
  "/admin/leads",
  "/api/language",
  "/feed.xml",
  ...["", "/en"].flatMap((prefix) => [prefix + quotePath("token"), prefix + managePath("token")]),
])("leaves %s until it is asked for", (path) => {
  expect(isFetchedAhead(path)).toBe(false);
});
