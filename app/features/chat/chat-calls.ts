import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { emailAddress, optionalText, requiredLines } from "~/components/forms/text-field";
import { pathOf } from "~/content/pages";
import type { SharedKey } from "~/content/shared/shared-copy";
import { localPath } from "~/lib/http/local-path";
import { barePath, englishPath, isEnglishAddress, LANGUAGES } from "~/lib/language/language";
import { withoutTokens } from "~/lib/text/without-tokens";
import { MESSAGE_LENGTH } from "./protocol";

const PATH_LENGTH = 500;

// The message of an issue is the key of its text.
const invalid: SharedKey = "form.error.invalid";

/** The token of an appointment's link lets its reader move the appointment. */
function withoutLink(page: string): string {
  const [path = page] = page.split(/[?#]/);
  if (withoutTokens(path) === path) return page;
  const appointment = pathOf("appointment");
  const kept = barePath(path).startsWith(`${appointment}/`) ? appointment : pathOf("home");
  return isEnglishAddress(path) ? englishPath(kept) : kept;
}

/** Made by the sender: a repeat has the same id and adds no line. */
const lineId = z.pipe(
  z.guid(invalid),
  z.transform((id) => id.toLowerCase()),
);

export const chatPostSchema = z.object({
  id: lineId,
  text: requiredLines(MESSAGE_LENGTH, invalid),
  language: z.enum(LANGUAGES, invalid),
  quick: z.optional(z.enum(["quote", "appointment", "other", "advice"], invalid)),
  page: z.pipe(
    z.string(invalid),
    z.transform((page) => (page.length > PATH_LENGTH ? "/" : withoutLink(localPath(page, "/")))),
  ),
  greeting: z.optional(requiredLines(MESSAGE_LENGTH, invalid)),
});
export type ParsedPost = z.output<typeof chatPostSchema>;

export const personLineSchema = z.object({ id: lineId, text: requiredLines(MESSAGE_LENGTH, invalid) });

/** PostgreSQL refuses to search a column for a higher number. */
const place = z.int32(invalid).check(z.positive(invalid));

const nothing = z.pipe(
  z.nullish(z.literal("")),
  z.transform(() => null),
);

export const contactAnswerSchema = z.object({
  asked: z.optional(place),
  agrees: z.boolean(invalid),
  name: optionalText(BOUNDS.name),
  email: z.union([nothing, emailAddress], invalid),
  phone: optionalText(BOUNDS.phone),
});
export type ParsedContactAnswer = z.output<typeof contactAnswerSchema>;

export const sightSchema = z.object({ seq: place, isLeaving: z.optional(z.boolean()) });

export const methodChoiceSchema = z.object({
  method: z.enum(["phone", "email", "whatsapp"], invalid),
});
