import { isDatabaseAway, isUnstorable } from "~/lib/db/database-errors.server";
import { jsonError } from "./json-error.server";

/** Seconds. */
export const DATABASE_RETRY_AFTER = { "Retry-After": "10" } as const;

/** A thrown `Response` is the answer; a database that is away answers 503, what no database can hold 400. */
export async function answerApi(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) return error;
    if (isUnstorable(error)) return jsonError(400, { error: "Something in the request cannot be stored." });
    if (!isDatabaseAway(error)) throw error;
    return jsonError(503, { error: "The database cannot be reached now." }, DATABASE_RETRY_AFTER);
  }
}

export function methodNotAllowed(allow: string): Response {
  return jsonError(405, { error: `Only ${allow} is answered here.` }, { Allow: allow });
}

export interface RequestBody {
  kind: "json" | "form";
  fields: Record<string, unknown>;
}

/** Fields that `lists` names come as lists. Throws the `Response` to answer with: 400 or 415. */
export async function readBody(request: Request, lists: readonly string[] = []): Promise<RequestBody> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return { kind: "json", fields: parseObject(await readText(request)) };
  if (type === "application/x-www-form-urlencoded") {
    const form = new URLSearchParams(await readText(request));
    const listed = lists.map((name) => [name, form.getAll(name)]);
    return { kind: "form", fields: { ...Object.fromEntries(form), ...Object.fromEntries(listed) } };
  }
  throw jsonError(415, { error: "Send application/json or application/x-www-form-urlencoded." });
}

export interface FormWithFiles {
  fields: Record<string, unknown>;
  files: File[];
}

/** The fields as `readBody` gives them, and the files in the field `from`. */
export async function readFormWithFiles(
  request: Request,
  from: string,
  lists: readonly string[] = [],
): Promise<FormWithFiles> {
  const isPlain = !request.headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data");
  if (isPlain) return { fields: (await readBody(request, lists)).fields, files: [] };
  const form = await request.formData().catch(() => {
    throw jsonError(400, { error: "The request broke off." });
  });
  const texts = [...form].filter(([, value]) => typeof value === "string");
  const listed = lists.map((name) => [name, form.getAll(name)]);
  // A browser sends a file without a name if none was chosen.
  const files = form.getAll(from).filter((value) => value instanceof File && (value.size > 0 || value.name !== ""));
  return { fields: { ...Object.fromEntries(texts), ...Object.fromEntries(listed) }, files: files as File[] };
}

async function readText(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer().catch(() => {
    throw jsonError(400, { error: "The request broke off." });
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw jsonError(400, { error: "The body is not UTF-8." });
  }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text, withoutInherited);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    throw jsonError(400, { error: "The body is not valid JSON." });
  }
  throw jsonError(400, { error: "The body must be a JSON object." });
}

/** Drops `toString` and the like: turning the value into text later would call it, and it is not a function. */
function withoutInherited(key: string, value: unknown): unknown {
  return key in Object.prototype ? undefined : value;
}
