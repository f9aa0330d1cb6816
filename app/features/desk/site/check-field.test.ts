import { expect, it } from "vitest";
import { nl } from "~/content/desk/site/nl";
import { problemOf, readField } from "./check-field.server";
import type { SiteField } from "./site-fields";

const field = (more: Partial<SiteField>): SiteField => ({ path: "value/nl", check: "line", ...more });
const amount = field({ check: "amount", most: 99_999 });
const markdown = field({ check: "markdown", most: 500 });
const words = field({ check: "words", most: 60 });

it.each([
  [amount, "1.499", 1499],
  [amount, "€ 1499", 1499],
  [amount, "1 499,00", 1499],
  [amount, "1,499", 1499],
  [amount, "795,-", 795],
  [{ ...amount, isOptional: true }, " ", 0],
  [field({ check: "count" }), "12", 12],
  [field({ check: "count" }), "", 0],
  [field({ check: "phone" }), "0031 (53) 123-45.67", "+31531234567"],
  [field({ check: "phone" }), "053 123 45 67", "+31531234567"],
  [field({ check: "national" }), "(053) 123-45 67", "(053) 123-45 67"],
  [field({ check: "postalCode" }), "7511ab", "7511 AB"],
  [field({ check: "vat" }), "nl 1234.56.789.b01", "NL123456789B01"],
  [field({ check: "choice", options: ["client", "concept"] }), "other", "client"],
  [field({ check: "day", isOptional: true }), " ", ""],
  [words, "Wat kost\n\nhet?", "Wat kost het?"],
  [field({ check: "story" }), "Dat  ligt eraan.\r\n\r\n\r\nBel ons.", "Dat ligt eraan.\n\nBel ons."],
  [markdown, "Let op: a < b & c > d\n\n> \tblok", "Let op: a < b & c > d\n\n> \tblok"],
])("reads %j as it is typed in %j", (asked, typed, value) => {
  expect(readField(asked, typed)).toEqual(value);
  expect(problemOf(asked, value)).toBeNull();
});

it.each([
  [amount, "12,5o", "number", "prices"],
  [amount, "", "missing", "prices"],
  [amount, "12,50", "whole", "prices"],
  [amount, "0", "zero", "prices"],
  [amount, "-15", "number", "prices"],
  [amount, "100000", "high", "prices"],
  [{ ...amount, isOptional: true }, "12,50", "whole", "prices"],
  [field({ check: "count" }), "12,5o", "count", "facts"],
  [field({}), " ", "missing", "facts"],
  [field({}), "<script>alert(1)</script>", "text", "facts"],
  [field({ isOptional: true }), "{price.nothing}", "text", "facts"],
  [field({}), "x".repeat(301), "text", "facts"],
  [field({ check: "national" }), "12", "national", "facts"],
  [field({ check: "phone" }), "12 34", "phone", "facts"],
  [field({ check: "email" }), "hallo@", "email", "facts"],
  [field({ check: "kvk" }), "1234567", "kvk", "facts"],
  [field({ check: "vat" }), "NL12", "vat", "facts"],
  [field({ check: "postalCode" }), "0123 AB", "postalCode", "facts"],
  [field({ check: "link" }), "javascript:alert(1)", "link", "work"],
  [field({ check: "link", isOptional: true }), "http://x", "link", "reviews"],
  [field({ check: "day", isOptional: true }), "2026-02-30", "day", "articles"],
  [field({ check: "initials" }), "WEEF", "initials", "facts"],
  [words, "x".repeat(61), "long", "questions"],
  [words, "Vanaf {price.websiteBasik}.", "unknown {price.websiteBasik}", "questions"],
  [words, "Een losse { haak", "text", "questions"],
  [field({ check: "story" }), "Een\n\n<script>alert(1)</script>", "text", "work"],
  [markdown, "Een losse { haak", "text", "articles"],
  [markdown, "Kijk <script>alert(1)</script>", "html", "articles"],
  [markdown, '<img src=x onerror="alert(1)">', "html", "articles"],
  [markdown, "![ ](/media/a.webp)", "imageAlt", "articles"],
] as const)("refuses in %j what is typed as %j: %s", (asked, typed, problem, page) => {
  expect(problemOf(asked, readField(asked, typed))).toBe(problem);
  expect(nl[page].problems).toHaveProperty(problem.replace(/ .*/, ""));
});
