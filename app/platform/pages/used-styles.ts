import type { StyleRule } from "./style-rules";

/** Special characters in an attribute, as React escapes them. */
const SIGNS: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

/** The layer in which Tailwind lists all its properties, for browsers without `@property`. */
const DEFAULTS = "@layer properties";

export function usedStyles(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  const isUsed = (selector: readonly string[]) => selector.every((name) => classes.has(name));
  const used = filterRules(rules, (rule) => rule.kind !== "style" || rule.classes.some(isUsed));
  const own = used.filter((rule) => rule.kind !== "group" || rule.head !== DEFAULTS);
  const asking = text(filterRules(own, ({ kind }) => kind !== "named"));
  return text(filterRules(used, (rule) => rule.kind !== "named" || asking.includes(rule.name)));
}

export function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list]) => list);
  const names = lists.join(" ").replace(/&(?:amp|gt|lt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign);
  return new Set(names.split(/\s+/));
}

function filterRules(rules: readonly StyleRule[], isKept: (rule: StyleRule) => boolean): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (rule.kind !== "group") return isKept(rule) ? [rule] : [];
    const inner = filterRules(rule.rules, isKept);
    return inner.length > 0 ? [{ ...rule, rules: inner }] : [];
  });
}

function text(rules: readonly StyleRule[]): string {
  return rules.map((rule) => (rule.kind === "group" ? `${rule.head}{${text(rule.rules)}}` : rule.text)).join("");
}
