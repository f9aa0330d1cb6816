import type * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";

/** The first message of each top-level field. */
export function firstErrors(error: z.core.$ZodError): Record<string, SharedKey> {
  const errors: Record<string, SharedKey> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? "")] ??= message as SharedKey;
  return errors;
}

/** The messages of `errors` in words: `t` gives the text at a key. */
export function inWords(
  errors: Readonly<Record<string, SharedKey>>,
  t: (key: SharedKey) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, t(message)]));
}
