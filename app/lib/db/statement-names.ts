const names = new Map<string, string>();

/**
 * Gives a statement a name, by which PostgreSQL prepares it once per connection. For texts that are few, and the same each
 * time.
 */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `fixed_${names.size}`);
}

/** The name of a statement; undefined when it has none, and is read and planned anew each time. */
export function statementName(text: string): string | undefined {
  return names.get(text);
}
