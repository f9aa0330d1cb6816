import { URLPattern } from "node:url";
import { expect, it } from "vitest";
import { managePath } from "~/features/appointments/paths";
import { projectPath } from "~/features/projects/paths";
import { quotePath } from "~/features/quotes/paths";
import { SPECULATION_RULES } from "./speculation-rules";

interface Condition {
  href_matches?: string;
  selector_matches?: string;
  not?: Condition;
}

const PAGE = "https://weef.example/en/diensten?utm_source=mail";

/** Reads the rules as a browser does, for a link without attributes. */
function isPrerendered(path: string): boolean {
  const matches = ({ href_matches }: Condition) =>
    href_matches !== undefined && new URLPattern(href_matches, PAGE).test(path, PAGE);
  const conditions: Condition[] = JSON.parse(SPECULATION_RULES).prerender[0].where.and;
  return conditions.every((condition) => (condition.not ? !matches(condition.not) : matches(condition)));
}

it.each(["/", "/en", "/diensten", "/en/blog/1", "/offerte-service", "/afspraak"])("prerenders %s", (path) => {
  expect(isPrerendered(path)).toBe(true);
});

it.each([
  "/admin",
  "/admin/leads",
  "/api/language",
  "/feed.xml",
  ...["", "/en"].flatMap((prefix) => [quotePath, projectPath, managePath].map((path) => prefix + path("token"))),
])("does not load %s until it is asked for", (path) => {
  expect(isPrerendered(path)).toBe(false);
});
