import * as z from "zod/mini";
import { facts } from "~/content/facts.server";
import { valueAt } from "~/content/placeholders";
import { markdownParts } from "~/features/articles/markdown.server";
import type { Language } from "~/lib/language/language";
import { parseUrl } from "~/lib/parse-url";
import type { Facts } from "~/lib/text/fill";
import { internationalDigits } from "~/lib/text/phone";
import { tidyText } from "~/lib/text/tidy-text";
import { isDay } from "~/lib/time/zoned-time.server";
import type { Values } from "~/platform/site-content/content-kind";
import { pictureField, pictureSchema, readPicture } from "./pictures/picture-schema.server";
import type { Fields } from "./site-editor";
import { type Check, MOST_CHARACTERS, type SiteField } from "./site-fields";

/** Texts of the desk that are shown as they are. */
export const PLAIN_TEXT = /^[^<>{}\p{Cc}\p{Cs}]*$/u;
export const PLACEHOLDER = /\{([\w.]+)\}/g;

const MOST_COUNT = 1_000_000;

/** The facts that a text may name. */
export type KnownFacts = (language: Language) => Facts;

type ShapeCheck = Exclude<Check, "line" | "words" | "story" | "markdown" | "choice" | "amount">;

const SHAPES: Readonly<Record<ShapeCheck, z.ZodMiniType>> = {
  switch: z.boolean(),
  picture: pictureSchema,
  count: z.int().check(z.minimum(0), z.maximum(MOST_COUNT)),
  day: z.string().check(z.refine(isDay)),
  link: z.string().check(
    z.maxLength(MOST_CHARACTERS),
    z.regex(PLAIN_TEXT),
    z.refine((typed) => typed.startsWith("https://") && parseUrl(typed) !== null),
  ),
  email: z.email().check(z.maxLength(254)),
  phone: z.string().check(z.regex(/^\+[1-9]\d{7,14}$/)),
  national: z.string().check(z.regex(/^(?=(?:\D*\d){8,15}\D*$)[\d\s+()./-]{8,30}$/)),
  postalCode: z.string().check(z.regex(/^[1-9]\d{3} [A-Z]{2}$/)),
  kvk: z.string().check(z.regex(/^\d{8}$/)),
  vat: z.string().check(z.regex(/^NL\d{9}B\d{2}$/)),
  initials: z.string().check(z.regex(/^\p{L}{1,3}$/u)),
};

/** Null if it can be published; else the key of its words. */
export function problemOf(field: SiteField, value: unknown, known: KnownFacts = facts): string | null {
  const { check, isOptional = false, most = MOST_CHARACTERS, options = [] } = field;
  if (value === "") return isOptional && check !== "amount" ? null : "missing";
  switch (check) {
    case "line":
      return typeof value === "string" && value.length <= most && PLAIN_TEXT.test(value) ? null : "text";
    case "words":
    case "story":
    case "markdown":
      return typeof value === "string" ? textProblem(field, value, known) : "text";
    case "choice":
      return options.some((option) => option === value) ? null : check;
    case "amount":
      return amountProblem(value, most, isOptional);
    default:
      return SHAPES[check].safeParse(value).success ? null : check;
  }
}

function textProblem({ path, check, most = MOST_CHARACTERS }: SiteField, text: string, known: KnownFacts) {
  const named = known(path.endsWith("/en") ? "en" : "nl");
  let shown = text;
  if (check === "markdown") {
    const { hasHtml, images } = markdownParts(text);
    if (hasHtml) return "html";
    if (images.some(({ alt }) => alt.trim() === "")) return "imageAlt";
    // Signs that mean something in Markdown.
    shown = text.replaceAll(/[\t>]/g, "  ").replaceAll(/<(?=[\s\d=])/g, " ");
  }
  for (const [, name = ""] of shown.matchAll(PLACEHOLDER)) {
    if (!Object.hasOwn(named, name)) return `unknown {${name}}`;
  }
  if (!PLAIN_TEXT.test(shown.replace(PLACEHOLDER, "").replaceAll("\n", " "))) return "text";
  return shown.replace(PLACEHOLDER, (_placeholder, name: string) => named[name] ?? "").length > most ? "long" : null;
}

function amountProblem(value: unknown, most: number, isOptional: boolean): string | null {
  if (typeof value !== "number") return /^\d+[.,]\d{1,2}$/.test(String(value)) ? "whole" : "number";
  if (!Number.isInteger(value) || value < 0) return "number";
  if (value === 0) return isOptional ? null : "zero";
  return value > most ? "high" : null;
}

/** True if the site can show it. The form judges the length of a text: facts may have grown since. */
export function isShowable(field: SiteField, value: unknown, known?: KnownFacts): boolean {
  const isText = ["words", "story", "markdown"].includes(field.check);
  const problem = problemOf(isText ? { ...field, isOptional: true } : field, value, known);
  return problem === null || problem === "long";
}

export function readField({ check, isOptional, options = [] }: SiteField, typed: string): unknown {
  if (check === "picture") return readPicture(typed);
  if (check === "markdown") return tidyText(typed);
  if (check === "story") return manyLines(typed);
  const text = oneLine(typed);
  switch (check) {
    case "switch":
      return text === "on";
    case "choice":
      return options.includes(text) ? text : options[0];
    case "amount":
      return text === "" && isOptional ? 0 : readAmount(text);
    case "count":
      return /^\d*$/.test(text) ? Number(text) : text;
    case "phone": {
      const digits = internationalDigits(text);
      return digits === null ? text : `+${digits}`;
    }
    case "postalCode":
      return text.toUpperCase().replace(/^(\d{4})\s?/, "$1 ");
    case "kvk":
    case "vat":
      return text.toUpperCase().replace(/[\s.]/g, "");
    default:
      return text;
  }
}

/** A number of "1.499", "€ 1499" and "1 499,00"; else the text without what is around a number. */
function readAmount(text: string): number | string {
  const digits = text
    .replace(/^€|€$/g, "")
    .trim()
    .replace(/[,.](00|-)$/, "")
    .replace(/(?<=\d)[.,\s](?=\d{3}(\D|$))/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : digits;
}

export function oneLine(typed: string): string {
  return tidyText(typed).replace(/\s+/g, " ");
}

/** Paragraphs stay apart. */
function manyLines(typed: string): string {
  return tidyText(typed)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
}

/** The name of the value that a field is of, or is a part of. */
export function valueName({ path }: SiteField, values: Values): string {
  return path in values ? path : (path.split(".")[0] ?? "");
}

export function partOf(values: Values, { path }: SiteField): unknown {
  return path in values ? values[path] : valueAt(values, path);
}

/** The fields as they are typed; `prefix` comes before their paths. */
export function presentFields(fields: readonly SiteField[], values: Values, prefix = ""): Fields {
  return Object.fromEntries(fields.map((field) => [prefix + field.path, presentField(field, partOf(values, field))]));
}

export function presentField({ check, isOptional }: SiteField, value: unknown): string {
  if (check === "switch") return value ? "on" : "";
  if (check === "picture") return pictureField(value);
  if (check === "amount" && isOptional && value === 0) return "";
  return String(value ?? "");
}

interface Reading {
  known?: KnownFacts | undefined;
  prefix?: string;
}

/** Puts what is typed into `values`, as far as the site can show it. */
export function readFields(
  fields: readonly SiteField[],
  typed: Fields,
  values: Record<string, unknown>,
  { known, prefix = "" }: Reading = {},
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const value = readField(field, typed[prefix + field.path] ?? "");
    const problem = problemOf(field, value, known);
    if (problem) errors[prefix + field.path] = problem;
    if (isShowable(field, value, known))
      put(values, field.path in values ? [field.path] : field.path.split("."), value);
  }
  return errors;
}

function put(values: Record<string, unknown>, [name = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) values[name] = value;
  else put(values[name] as Record<string, unknown>, rest, value);
}

/** A schema for each value, from the fields of its parts. A part without a field stays as it ships. */
export function schemasOf(fields: readonly SiteField[], shipped: Values, known?: KnownFacts) {
  const schemaAt = (path: string, value: unknown): z.ZodMiniType => {
    const field = fields.find((each) => each.path === path);
    if (field) return z.custom((stored) => isShowable(field, stored, known));
    if (typeof value !== "object" || value === null) return z.literal(value as string);
    const parts = Object.entries(value).map(([part, each]) => [part, schemaAt(`${path}.${part}`, each)]);
    return z.strictObject(Object.fromEntries(parts));
  };
  return Object.fromEntries(Object.entries(shipped).map(([name, value]) => [name, schemaAt(name, value)]));
}
