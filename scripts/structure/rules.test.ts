import { describe, expect, it } from "vitest";
import { findCycles } from "./cycles";
import type { Module } from "./modules";
import { comments, rules, size } from "./rules";

const all: typeof rules = [...rules, size, comments];

function module(
  file: string,
  target?: string,
  { isTypeOnly = false, text = "", lines = 1, comments = [] as string[] } = {},
): Module {
  return { file, text, lines, comments, imports: target ? [{ target, isTypeOnly }] : [] };
}

function broken(tried: Module): string[] {
  return all
    .filter(({ breaks, isBrokenBy }) => isBrokenBy?.(tried) || tried.imports.some((each) => breaks?.(tried, each)))
    .map(({ says }) => says);
}

const type = { isTypeOnly: true };

describe("the structure", () => {
  it.each([
    ["lib does not know features", module("app/lib/a.ts", "app/features/mail/b.ts")],
    ["nor even their types", module("app/lib/a.ts", "app/features/mail/b.ts", type)],
    ["components do not know features", module("app/components/a.tsx", "app/features/mail/b.ts")],
    ["content does not know routes", module("app/content/a.ts", "app/routes/site/b.tsx", type)],
    ["features do not know routes", module("app/features/leads/a.ts", "app/routes/site/b.tsx")],
    ["a page of the site does not know the desk", module("app/routes/site/a.tsx", "app/features/desk/b.ts")],
    ["mail does not know requests", module("app/features/mail/a.ts", "app/features/requests/b.ts", type)],
    ["a component does not import a server module", module("app/features/leads/a.tsx", "app/lib/b.server.ts")],
    ["a use case does not query", module("app/features/leads/a.server.ts", "kysely")],
    ["nor does sign-in", module("app/features/users/a.server.ts", "kysely")],
    ["a route does not query", module("app/routes/a.ts", undefined, { text: 'db.selectFrom("outbox")' })],
    ["the environment is read in one place", module("app/lib/a.server.ts", undefined, { text: "process.env.PORT" })],
    ["a name is a word of the trade", module("app/features/leads/a.ts", undefined, { text: "function tellLead() {}" })],
    ["a file stays short", module("app/lib/a.ts", undefined, { lines: 401 })],
    ["a comment is a sentence", module("app/lib/a.ts", undefined, { comments: ["Of the outbox."] })],
    ["a route stays shorter", module("app/routes/a.tsx", undefined, { lines: 151 })],
  ])("does not let this pass: %s", (_name, tried) => {
    expect(broken(tried)).toHaveLength(1);
  });

  it.each([
    ["a route uses a feature", module("app/routes/site/a.tsx", "app/features/requests/b.server.ts")],
    ["a feature uses another", module("app/features/requests/a.ts", "app/features/mail/b.ts")],
    ["the language knows the type of its texts", module("app/lib/language/a.tsx", "app/content/shared/b.ts", type)],
    ["a component takes a type from a server module", module("app/features/leads/a.tsx", "app/lib/b.server.ts", type)],
    ["a store queries", module("app/features/leads/lead-store.server.ts", "kysely", { text: "db.selectFrom(" })],
    ["texts may be long", module("app/content/site/home/nl.ts", undefined, { lines: 900 })],
  ])("lets this pass: %s", (_name, tried) => {
    expect(broken(tried)).toEqual([]);
  });

  it("finds modules that import each other, types aside", () => {
    expect(findCycles([module("a", "b"), module("b", "c"), module("c", "b")])).toEqual([["b", "c", "b"]]);
    expect(findCycles([module("a", "b"), module("b", "a", type)])).toEqual([]);
  });
});
