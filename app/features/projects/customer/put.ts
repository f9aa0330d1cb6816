/** Puts values into the `[brackets]` of words. */
export function put(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\[(\w+)\]/g, (bracket, name: string) => String(values[name] ?? bracket));
}
