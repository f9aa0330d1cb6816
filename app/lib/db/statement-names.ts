import { createHash } from "node:crypto";

const LENGTH = 16;
const names = new Map<string, string>();

/**
 * Gives a statement a name, so that PostgreSQL prepares it once per connection. For a small number of texts that are
 * the same each time. The name is made from the text, since behind a pooler other processes, earlier ones too, have
 * used the same connection.
 */
export function nameStatement(text: string): void {
  if (names.has(text)) return;
  const digest = createHash("sha256").update(text).digest("base64url");
  names.set(text, `fixed_${digest.slice(0, LENGTH)}`);
}

/** The name of a statement; undefined when it has none, and is read and planned anew each time. */
export function statementName(text: string): string | undefined {
  return names.get(text);
}
