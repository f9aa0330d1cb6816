import * as z from "zod/mini";

const DESCRIPTIONS: Record<number, string> = {
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

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const nullable = (type: string) => ({ type: [type, "null"] });
/** An object; all of its properties are required, unless `required` says which. */
export const object = (properties: object, required = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});
export const json = (description: string, schema: object) => ({
  description,
  content: { "application/json": { schema } },
});
export const page = (description: string) => ({
  description,
  content: { "text/html": { schema: { type: "string" } } },
});
export const query = (name: string, description: string, schema: object) => ({
  name,
  in: "query",
  description,
  schema,
});

/** The body that `schema` parses, with fields that may be added to it. */
export function body(schema: z.ZodMiniType, types: string[], more: object = {}) {
  const { properties, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const described = { ...rest, properties: { ...properties, ...more } };
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema: described }])) };
}

/** The response with this status to a failed call. */
const error = (status: number) => json(DESCRIPTIONS[status] ?? "", ref("Error"));

/** The responses with these statuses, all with the same schema. */
export function errors(...statuses: number[]) {
  return Object.fromEntries(statuses.map((status) => [status, error(status)]));
}

/** `answer`, or for a plain form the page again, with messages and everything that was typed. */
export function orPage({ description, content }: ReturnType<typeof json>) {
  return { description, content: { ...content, ...page(description).content } };
}

/** The error responses of a call that takes JSON and plain forms. */
export function formErrors() {
  const shown = [422, 429, 503].map((status) => [status, orPage(error(status))]);
  return { ...errors(400, 403, 405, 413, 415), ...Object.fromEntries(shown) };
}

/** Reading a list page by page, for the owner; `schema` is that of a page. */
export function pages(summary: string, schema: string) {
  return {
    summary,
    security: [{ session: [] }],
    parameters: [
      query("cursor", "Where the page starts: next_cursor of the page before", { type: "string" }),
      query("limit", "How many", { type: "integer", minimum: 1, maximum: 200, default: 50 }),
    ],
    responses: { 200: json("A page", ref(schema)), ...errors(401, 403, 405, 422, 503) },
  };
}
