/** The name under which a draft keeps the words that the message began with, if the form came with some. */
const OPENING = "opening";

/**
 * `values` as they are kept for a form whose message came with these words; `opening` is empty when it came with none.
 */
export function withOpening(values: Record<string, string>, opening: string): Record<string, string> {
  return { ...values, [OPENING]: opening };
}

/** What was kept, for a form whose message now comes with these words: they replace those that it came with then. */
export function underOpening(kept: Record<string, string>, opening: string): Record<string, string> {
  const { [OPENING]: was = "", ...values } = kept;
  const { message } = values;
  if (message === undefined || was === opening) return values;
  const own = message.startsWith(was) ? message.slice(was.length).trimStart() : message;
  return { ...values, message: [opening, own].filter(Boolean).join("\n") };
}
