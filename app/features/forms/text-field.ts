import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import { isBlank } from "~/lib/is-blank";
import { parseUrl } from "~/lib/parse-url";
import { BOUNDS } from "./bounds";

/** The message of an issue is the key of its text. */
const key = (name: SharedKey) => name;

// Control characters and halves of surrogate pairs are no text (PostgreSQL refuses U+0000, and a lone surrogate is no
// character at all); tabs and line ends are, where a text has lines.
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;
/** How many times as long as it may be kept a text may come: a line end, one character of `maxlength`, is sent as two. */
const UNTIDY = 2;
const tidy = (value: string) => {
  const text = value.replace(/\r\n?/g, "\n").normalize("NFC").trim();
  return isBlank(text) ? "" : text;
};

/** A line of at most `max`, trimmed and Unicode-normalised; `missing` is the message when there is none. */
export function requiredText(max: number, missing: SharedKey) {
  return line(max, missing).check(z.minLength(1, { error: missing, abort: true }));
}

/** The same, where empty or absent becomes null. */
export function optionalText(max: number) {
  return orNull(line(max, key("form.error.invalid")));
}

/** A text that may have several lines. */
export function optionalLines(max: number) {
  return orNull(lines(max, key("form.error.invalid")));
}

/** The same, where something has to stand. */
export function requiredLines(max: number, missing: SharedKey) {
  return lines(max, missing).check(z.minLength(1, { error: missing, abort: true }));
}

/** Made by the browser when a form is first touched: a repeat of it is the same request. */
export const submissionId = z.pipe(
  z.nullish(z.guid(key("form.error.invalid"))),
  z.transform((value) => value?.toLowerCase() ?? null),
);

/** An e-mail address as browsers accept it (HTML, `type=email`), on a domain that can be on the internet. */
export const emailAddress = requiredText(BOUNDS.email, "form.error.emailMissing").check(
  z.overwrite(withoutUnseen),
  z.overwrite(withPlainDomain),
  z.maxLength(BOUNDS.email, key("form.error.tooLong")),
  z.regex(z.regexes.html5Email, key("form.error.emailInvalid")),
  z.regex(/@.+\../, key("form.error.emailInvalid")),
);

/** The address without the marks that nobody sees and that come along from where it was copied: none belongs in one. */
function withoutUnseen(address: string): string {
  return address.replace(/\p{Cf}/gu, "");
}

/**
 * The address with its domain as mail servers spell it ("münchen.example" is "xn--mnchen-3ya.example"): some browsers do
 * that themselves.
 */
function withPlainDomain(address: string): string {
  const [, person, domain = ""] = /^([^@]+@)([\p{L}\p{N}\p{M}.-]+)$/u.exec(address) ?? [];
  const url = /\P{ASCII}/u.test(domain) ? parseUrl(`http://${domain}`) : null;
  return url ? person + url.hostname : address;
}

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
    // First: what follows would take seconds for a whole body of marks or of `@`, and everybody waits meanwhile.
    z.maxLength(max * UNTIDY, { error: key("form.error.tooLong"), abort: true }),
    z.overwrite(tidy),
    z.refine(isText, key("form.error.characters")),
    z.maxLength(max, key("form.error.tooLong")),
  );
}
