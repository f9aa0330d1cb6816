import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import { MESSAGE_LENGTH } from "~/features/chat/protocol";
import { BOUNDS } from "~/features/forms/bounds";
import { emailAddress, optionalText, requiredLines } from "~/features/forms/text-field";
import { localPath } from "~/lib/http/local-path";
import { LANGUAGES } from "~/lib/language/language";

/** The longest path that is kept. */
const PATH_LENGTH = 500;

// The message of an issue is the key of its text.
const invalid: SharedKey = "form.error.invalid";

/** Made by whoever says something: a repeat of it is the same line. */
const lineId = z.pipe(
  z.guid(invalid),
  z.transform((id) => id.toLowerCase()),
);

/** What `POST /api/chat/messages` takes: a `ChatPost`. */
export const chatPostSchema = z.object({
  id: lineId,
  text: requiredLines(MESSAGE_LENGTH, invalid),
  language: z.enum(LANGUAGES, invalid),
  quick: z.optional(z.enum(["quote", "appointment", "other", "advice"], invalid)),
  page: z.pipe(
    z.string(invalid),
    z.transform((page) => (page.length > PATH_LENGTH ? "/" : localPath(page, "/"))),
  ),
  greeting: z.optional(requiredLines(MESSAGE_LENGTH, invalid)),
});
export type ParsedPost = z.output<typeof chatPostSchema>;

/** What a person says at the desk. */
export const personLineSchema = z.object({ id: lineId, text: requiredLines(MESSAGE_LENGTH, invalid) });

/** As a column holds it on PostgreSQL, which refuses to look for a higher one. */
const place = z.int32(invalid).check(z.positive(invalid));

const nothing = z.pipe(
  z.nullish(z.literal("")),
  z.transform(() => null),
);

/** What `POST /api/chat/contact` takes: a `ContactAnswer`. */
export const contactAnswerSchema = z.object({
  asked: z.optional(place),
  agrees: z.boolean(invalid),
  name: optionalText(BOUNDS.name),
  email: z.union([nothing, emailAddress], invalid),
  phone: optionalText(BOUNDS.phone),
});
export type ParsedContactAnswer = z.output<typeof contactAnswerSchema>;

/** What `POST /api/chat/seen` takes: a `Sight`. */
export const sightSchema = z.object({ seq: place });

/** What `POST /api/chat/contact-method` takes: a `MethodChoice`. */
export const methodChoiceSchema = z.object({
  method: z.enum(["phone", "email", "whatsapp"], invalid),
});
