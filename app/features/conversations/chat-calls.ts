import * as z from "zod/mini";
import { pathOf } from "~/content/pages";
import type { SharedKey } from "~/content/shared/shared-copy";
import { MESSAGE_LENGTH } from "~/features/chat/protocol";
import { BOUNDS } from "~/features/forms/bounds";
import { emailAddress, optionalText, requiredLines } from "~/features/forms/text-field";
import { localPath } from "~/lib/http/local-path";
import { barePath, englishPath, isEnglishAddress, LANGUAGES } from "~/lib/language/language";
import { withoutTokens } from "~/lib/without-tokens";

/** The longest path that is stored. */
const PATH_LENGTH = 500;

// The message of an issue is the key of its text.
const invalid: SharedKey = "form.error.invalid";

/**
 * The path; if it is of an appointment's link in a mail, the path where appointments are made instead, as whoever read
 * the token could move the appointment. No other page with a token in its path has the chat.
 */
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

/** The body of `POST /api/chat/messages`: a `ChatPost`. */
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

/** What a person says at the desk. */
export const personLineSchema = z.object({ id: lineId, text: requiredLines(MESSAGE_LENGTH, invalid) });

/** At most what fits into a column on PostgreSQL, which refuses to search for a higher one. */
const place = z.int32(invalid).check(z.positive(invalid));

const nothing = z.pipe(
  z.nullish(z.literal("")),
  z.transform(() => null),
);

/** The body of `POST /api/chat/contact`: a `ContactAnswer`. */
export const contactAnswerSchema = z.object({
  asked: z.optional(place),
  agrees: z.boolean(invalid),
  name: optionalText(BOUNDS.name),
  email: z.union([nothing, emailAddress], invalid),
  phone: optionalText(BOUNDS.phone),
});
export type ParsedContactAnswer = z.output<typeof contactAnswerSchema>;

/** The body of `POST /api/chat/seen`: a `Sight`. */
export const sightSchema = z.object({ seq: place, isLeaving: z.optional(z.boolean()) });

/** The body of `POST /api/chat/contact-method`: a `MethodChoice`. */
export const methodChoiceSchema = z.object({
  method: z.enum(["phone", "email", "whatsapp"], invalid),
});
