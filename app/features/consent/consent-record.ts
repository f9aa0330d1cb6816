import * as z from "zod/mini";
import { LANGUAGES } from "~/lib/language/language";

export const consentRecordSchema = z.object({
  analytics: z.boolean(),
  map: z.boolean(),
  version: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  language: z.enum(LANGUAGES),
});

export type ConsentRecord = z.output<typeof consentRecordSchema>;
