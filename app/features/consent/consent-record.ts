import * as z from "zod/mini";
import { LANGUAGES } from "~/lib/language/language";

/** What the log keeps of a choice: what was allowed, in which version of the question, and in which language. */
export const consentRecordSchema = z.object({
  analytics: z.boolean(),
  map: z.boolean(),
  version: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  language: z.enum(LANGUAGES),
});

export type ConsentRecord = z.output<typeof consentRecordSchema>;
