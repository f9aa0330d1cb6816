import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import { asciiAddress } from "~/lib/text/mail-domain";
import { isBlank, tidyText } from "~/lib/text/tidy-text";
import { BOUNDS } from "./bounds";

/** The message of an issue is the key of its text. */
const key = (name: SharedKey) => name;

// PostgreSQL refuses U+0000, and a lone surrogate is no character at all.
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;
/** A line end, one character to `maxlength`, is sent as two. */
const UNTIDY = 2;
const tidy = (value: string) => {
  const text = tidyText(value);
  return isBlank(text) ? "" : text;
};

export function requiredText(max: number, missing: SharedKey) {
  return line(max, missing).check(z.minLength(1, { error: missing, abort: true }));
}

export function optionalText(max: number) {
  return orNull(line(max, key("form.error.invalid")));
}

export function optionalLines(max: number) {
  return orNull(lines(max, key("form.error.invalid")));
}

export function requiredLines(max: number, missing: SharedKey) {
  return lines(max, missing).check(z.minLength(1, { error: missing, abort: true }));
}

/** An id of the browser: another request with the same id is a repeat. */
export const submissionId = z.pipe(
  z.nullish(z.guid(key("form.error.invalid"))),
  z.transform((value) => value?.toLowerCase() ?? null),
);

/** HTML, `type=email`, on a domain that can be on the internet. */
export const emailAddress = requiredText(BOUNDS.email, "form.error.emailMissing").check(
  z.overwrite(asciiAddress),
  z.maxLength(BOUNDS.email, key("form.error.tooLong")),
  z.regex(z.regexes.html5Email, key("form.error.emailInvalid")),
  z.regex(/@[^@]+\.[^@]/, key("form.error.emailInvalid")),
);

function orNull<T extends z.ZodMiniType<string, string>>(schema: T) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value || null),
  );
}

function lines(max: number, missing: SharedKey) {
  return text(max, missing, (value) => !NO_TEXT.test(value.replace(/[\t\n]/g, "")));
}

function line(max: number, missing: SharedKey) {
  return text(max, missing, (value) => !NO_TEXT.test(value));
}

function text(max: number, missing: SharedKey, isText: (value: string) => boolean) {
  return z.string({ error: ({ input }) => (input == null ? missing : key("form.error.invalid")) }).check(
    // First: the checks below would take seconds for a whole body of marks or of `@`, and block everybody meanwhile.
    z.maxLength(max * UNTIDY, { error: key("form.error.tooLong"), abort: true }),
    z.overwrite(tidy),
    z.refine(isText, key("form.error.characters")),
    z.maxLength(max, key("form.error.tooLong")),
  );
}
