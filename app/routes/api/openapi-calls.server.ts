import * as z from "zod/mini";
import { FILL_TIME, HONEYPOT } from "~/components/forms/suspect";
import { LANGUAGES } from "~/lib/language/language";
import { components, errorAnswer, text } from "./openapi-answers.server";

const ERRORS: Record<number, string> = {
  400: "Malformed body",
  401: "Not signed in",
  403: "From another site, or not for this colleague",
  404: "Not there",
  405: "Another method; `Allow` names those that are answered",
  413: "Larger than 64 KiB",
  415: "Neither JSON nor a form",
  422: "Fields are wrong; `fields` says which",
  429: "Too many; wait for Retry-After",
  503: "The database is away; wait for Retry-After",
};

export const REPEATED = "A repeated submission_id answers with what is stored.";

export const language = (description: string) => z.enum(LANGUAGES).check(z.describe(description));

export const FORM_TYPES = ["application/json", "application/x-www-form-urlencoded"];

/** Fields that the form on a page sends in addition; a program may leave them out. */
const FORM_FIELDS = {
  page: text("The path that the form stands on: it decides the language of the answer"),
  [FILL_TIME]: z
    .nullable(z.int())
    .check(z.describe("How long the form was in use, in milliseconds: too fast for a person is taken for spam")),
  [HONEYPOT]: text("Hidden from people: filled in, it is taken for spam"),
};

interface Answer {
  description: string;
  content?: Record<string, { schema: object }>;
}

interface Call {
  description?: string;
  /** The proof that a caller needs. Undefined if everybody may call. */
  by?: "session" | "browser";
  parameters?: object[];
  answers?: Record<number, Answer>;
  /** The errors that not every call of this kind has. */
  fails?: readonly number[];
}

interface BodyCall extends Call {
  /** Fields that the schema of the body does not parse. */
  more?: z.core.$ZodShape;
}

const uri = (id: string) => `#/components/schemas/${id}`;

function schemaOf(schema: z.ZodMiniType): z.core.JSONSchema.BaseSchema {
  const named = components.get(schema);
  if (named) return { $ref: uri(named.id) };
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return described;
}

/** The schemas that others refer to, by name. */
export function componentSchemas() {
  const { schemas } = z.toJSONSchema(components, { uri, io: "input" });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]));
}

export const parameter = (
  name: string,
  schema: z.ZodMiniType,
  more: { in?: "header" | "path"; required?: true } = {},
) => ({
  name,
  in: "query",
  schema: schemaOf(schema),
  ...more,
});

export const json = (description: string, schema: z.ZodMiniType) => ({
  description,
  content: { "application/json": { schema: schemaOf(schema) } },
});

/** An answer that is text of this type. */
export const textual = (description: string, type = "text/html") => ({
  description,
  content: { [type]: { schema: { type: "string" } } },
});

export const failed = (description: string) => json(description, errorAnswer);

export const errors = (...statuses: number[]): Record<number, Answer> =>
  Object.fromEntries(statuses.map((status) => [status, failed(ERRORS[status] ?? "")]));

function operation(summary: string, { by, answers = { 204: { description: "Noted" } }, fails = [], ...call }: Call) {
  const responses = { ...errors(405, 503, ...(by ? [401] : []), ...fails), ...answers };
  return { summary, ...call, ...(by && { security: [{ [by]: [] }] }), responses };
}

export function bodyOf(body: z.ZodMiniType, more: z.core.$ZodShape = {}, types = ["application/json"]) {
  const { properties, ...rest } = schemaOf(body);
  const schema = { ...rest, properties: { ...properties, ...schemaOf(z.object(more)).properties } };
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

export const get = (summary: string, call: Call) => ({ get: operation(summary, call) });

export function post(
  summary: string,
  body: z.ZodMiniType,
  { more, fails = [], ...call }: BodyCall = {},
  types?: string[],
) {
  const called = operation(summary, { ...call, fails: [400, 403, 413, 415, 422, ...fails] });
  return { post: { ...called, requestBody: bodyOf(body, more, types) } };
}

/** A call that a form on a page makes, with scripts or without. */
export function form(summary: string, body: z.ZodMiniType, { description = "", more, answers }: BodyCall) {
  const described = {
    description:
      `${description} As JSON, or as a plain form: then what is wrong is answered with the page again, with messages.`.trim(),
    more: { ...FORM_FIELDS, ...more },
    answers: {
      303: { description: "Taken; the visitor without JavaScript goes on to the page that says so" },
      ...answers,
    },
    fails: [429],
  };
  const { post: posted } = post(summary, body, described, FORM_TYPES);
  const { responses } = posted;
  for (const status of [409, 422, 429, 503]) {
    const answer = responses[status];
    if (answer) responses[status] = { ...answer, content: { ...answer.content, ...textual("").content } };
  }
  return { post: posted };
}
