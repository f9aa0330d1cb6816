import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";

/** The most that a field holds, in UTF-16 code units (the unit of the `maxlength` attribute). */
export const BOUNDS = {
  name: 100,
  email: 254,
  phone: 32,
  company: 150,
  service: 100,
  message: 5_000,
  source: 64,
} as const;

/** The message of an issue is the key of its text. */
const key = (name: SharedKey) => name;

// Tabs and line ends are text; the other control characters and halves of surrogate pairs are not
// (PostgreSQL refuses U+0000, and a lone surrogate is no character at all).
const isText = (value: string) => !/[\p{Cc}\p{Cs}]/u.test(value.replace(/[\t\n\r]/g, ""));
const tidy = (value: string) => value.replace(/\r\n?/g, "\n").normalize("NFC").trim();

/** A text of at most `max`, trimmed and Unicode-normalised; `missing` is the message when there is none. */
export function requiredText(max: number, missing: SharedKey) {
  return text(max, missing).check(z.minLength(1, { error: missing, abort: true }));
}

/** The same, where empty or absent becomes null. */
export function optionalText(max: number) {
  return z.pipe(
    z.nullish(text(max, "form.error.invalid")),
    z.transform((value) => value || null),
  );
}

function text(max: number, missing: SharedKey) {
  return z
    .string({ error: ({ input }) => (input == null ? missing : key("form.error.invalid")) })
    .check(
      z.refine(isText, key("form.error.characters")),
      z.overwrite(tidy),
      z.maxLength(max, key("form.error.tooLong")),
    );
}

/** The first message of each top-level field. */
export function firstErrors(error: z.core.$ZodError): Record<string, SharedKey> {
  const errors: Record<string, SharedKey> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? "")] ??= message as SharedKey;
  return errors;
}

/** The messages of `errors` in the language of `texts`. */
export function inWords(errors: Record<string, SharedKey>, texts: Record<SharedKey, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, texts[message] ?? message]));
}
