import * as z from "zod/mini";
import { shippedBusiness, shippedClaims } from "~/content/business";
import { valueAt } from "~/content/placeholders";
import { parseUrl } from "~/lib/parse-url";
import { isDay } from "~/lib/time/zoned-time.server";
import type { ContentKind } from "~/platform/site-content/content-kind";
import { pictureSchema } from "../pictures/picture-schema.server";
import { PLAIN_TEXT } from "../plain-text";
import { type FactCheck, factFields } from "./fact-fields";
import { peopleSchema } from "./people-editor.server";

const MOST_CHARACTERS = 300;
const MOST_COUNT = 1_000_000;

const text = z.string().check(z.maxLength(MOST_CHARACTERS), z.regex(PLAIN_TEXT));
const filled = text.check(z.minLength(1));
const link = filled.check(z.refine((typed) => typed.startsWith("https://") && parseUrl(typed) !== null));

const checks: Readonly<Record<FactCheck, z.ZodMiniType>> = {
  text: filled,
  optional: text,
  initials: z.string().check(z.regex(/^\p{L}{1,3}$/u)),
  picture: pictureSchema,
  phone: z.string().check(z.regex(/^\+[1-9]\d{7,14}$/)),
  number: z.string().check(z.regex(/^(?=(?:\D*\d){8,15}\D*$)[\d\s+()./-]{8,30}$/)),
  email: z.email().check(z.maxLength(254)),
  postalCode: z.string().check(z.regex(/^[1-9]\d{3} [A-Z]{2}$/)),
  kvk: z.string().check(z.regex(/^\d{8}$/)),
  vat: z.string().check(z.regex(/^NL\d{9}B\d{2}$/)),
  link,
  optionalLink: z.union([z.literal(""), link]),
  optionalDay: z.union([z.literal(""), z.string().check(z.refine(isDay))]),
  count: z.int().check(z.minimum(0), z.maximum(MOST_COUNT)),
  switch: z.boolean(),
};

export function isFact(check: FactCheck, value: unknown): boolean {
  return checks[check].safeParse(value).success;
}

const all: Readonly<Record<string, unknown>> = { ...shippedBusiness, ...shippedClaims };

/** Those that the form has a field of. */
const names = [...new Set(factFields.map(({ path }) => path.split(".")[0] ?? ""))];

/** What no field names stays as it ships. */
function schemaAt(path: string, shipped: unknown): z.ZodMiniType {
  const field = factFields.find((known) => known.path === path);
  if (field) return checks[field.check];
  if (typeof shipped !== "object" || shipped === null) return z.literal(shipped as string);
  const parts = Object.entries(shipped).map(([part, value]) => [part, schemaAt(`${path}.${part}`, value)]);
  return z.strictObject(Object.fromEntries(parts));
}

export const factsKind: ContentKind = {
  id: "facts",
  shipped: { ...Object.fromEntries(names.map((name) => [name, valueAt(all, name)])), people: shippedBusiness.people },
  schemas: { ...Object.fromEntries(names.map((name) => [name, schemaAt(name, all[name])])), people: peopleSchema },
};
