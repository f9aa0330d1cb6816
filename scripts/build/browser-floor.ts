import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

/**
 * Functions that the oldest supported browsers lack (docs/architecture.md, "Which browsers"): by their name, methods of
 * any object by a dot and their name. The types of our own modules already refuse what is newer than ES2024.
 */
const NEWS = new Set([
  "AbortSignal.any",
  "Array.fromAsync",
  "Error.isError",
  "Intl.DurationFormat",
  "Iterator.from",
  "Map.groupBy",
  "Object.groupBy",
  "Promise.try",
  "Promise.withResolvers",
  "RegExp.escape",
  "URL.canParse",
  "URL.parse",
  "URLPattern",
  "Uint8Array.fromBase64",
  "Uint8Array.fromHex",
  "document.startViewTransition",
  "requestIdleCallback",
  "scheduler.postTask",
  "scheduler.yield",
  ".bytes",
  ".checkVisibility",
  ".getHTML",
  ".isDisjointFrom",
  ".isSubsetOf",
  ".isSupersetOf",
  ".moveBefore",
  ".requestClose",
  ".setHTMLUnsafe",
  ".showPopover",
  ".symmetricDifference",
  ".togglePopover",
]);

/**
 * Fails the build if a file for browsers calls what some of them lack: a single missing function leaves a page without
 * scripts.
 */
export function browserFloor(): Plugin {
  return {
    name: "weef:browser-floor",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.entries(file.modules) : [],
      );
      const findings = modules.flatMap(([id, { code }]) => newsIn(code ?? "").map((name) => `${id}: ${name}`));
      if (findings.length > 0) this.error(describeNews(findings));
    },
  };
}

export function describeNews(findings: string[]): string {
  return `Not every browser has (docs/architecture.md, "Which browsers"):\n${findings.join("\n")}`;
}

/**
 * The `NEWS` that `code` calls without a check that they exist. A check is `NAME?.()`, or any mention of it in the same
 * module that is not a call.
 */
export function newsIn(code: string): string[] {
  const mentions = new Map<string, number>();
  const calls = new Map<string, number>();
  const note = (counts: Map<string, number>, names: string[]) => {
    for (const name of names) if (NEWS.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const found = new Set<string>();
  const { program } = parseSync("module.js", code);
  new Visitor({
    Identifier({ name }) {
      note(mentions, [name]);
    },
    MemberExpression(member) {
      const names = namesOf(member).filter((name) => name.includes("."));
      note(mentions, names);
    },
    CallExpression({ callee, optional }) {
      if (!optional) note(calls, namesOf(callee));
    },
    NewExpression({ callee }) {
      note(calls, namesOf(callee));
    },
    Literal(literal) {
      if ("regex" in literal && literal.regex.flags.includes("v")) found.add("the flag v of an expression");
    },
  }).visit(program);
  for (const [name, count] of calls) if (count === mentions.get(name)) found.add(name);
  return [...found];
}

function namesOf(expression: ESTree.Expression | ESTree.Super): string[] {
  if (expression.type === "Identifier") return [expression.name];
  if (expression.type !== "MemberExpression" || expression.property.type !== "Identifier") return [];
  const { object, property } = expression;
  const owner = object.type === "Identifier" ? object.name : "";
  const isGlobal = ["globalThis", "self", "window"].includes(owner);
  return [isGlobal ? property.name : `${owner}.${property.name}`, `.${property.name}`];
}
