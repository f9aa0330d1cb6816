/** What a `{name}` in copy stands for. */
export type Facts = Readonly<Record<string, string>>;

/**
 * Copies `copy` with every `{name}` in its texts replaced by the fact of that name, so that no number stands in
 * copy. Throws on a name that is no fact.
 */
export function fill<T>(copy: T, facts: Facts): T {
  return eachText(copy, (text) => fillText(text, facts));
}

/** Copies `copy` with every text in it, however deep, as `change` gives it. */
export function eachText<T>(copy: T, change: (text: string) => string): T {
  if (typeof copy === "string") return change(copy) as T;
  if (Array.isArray(copy)) return copy.map((item) => eachText(item, change)) as T;
  if (typeof copy === "object" && copy !== null) {
    return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, eachText(value, change)])) as T;
  }
  return copy;
}

function fillText(text: string, facts: Facts): string {
  return text.replace(/\{([\w.]+)\}/g, (_placeholder, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`No such fact: {${name}}`);
    return fact;
  });
}
