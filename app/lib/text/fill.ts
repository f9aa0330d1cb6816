export type Facts = Readonly<Record<string, string>>;

/** Copy contains no numbers itself. Throws on a `{name}` that is not a fact. */
export function fill<T>(copy: T, facts: Facts): T {
  if (typeof copy === "string") return fillText(copy, facts) as T;
  if (Array.isArray(copy)) return copy.map((item) => fill(item, facts)) as T;
  if (typeof copy === "object" && copy !== null) {
    return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, fill(value, facts)])) as T;
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
