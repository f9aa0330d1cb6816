import { jsonResponse } from "./json-response.server";

/** The body of every error that a program reads. */
export interface JsonError {
  /** What went wrong, for a person. */
  error: string;
  /** Messages by field name, where the mistake is in fields. */
  fields?: Record<string, string>;
}

export function jsonError(status: number, body: JsonError, headers: Record<string, string> = {}): Response {
  return jsonResponse(body, status, headers);
}

/** The 429 for a client that may try again in `retryAfter` seconds. */
export function tooManyRequests(retryAfter: number, error = "Too many requests."): Response {
  return jsonError(429, { error }, { "Retry-After": String(retryAfter) });
}

/** The 422 for fields that are wrong; `fields` says what, in words. */
export function fieldErrors(fields: Record<string, string>): Response {
  return jsonError(422, { error: "Some fields are wrong.", fields });
}
