import { jsonResponse } from "./json-response.server";

export interface JsonError {
  error: string;
  fields?: Record<string, string>;
}

export function jsonError(status: number, body: JsonError, headers: Record<string, string> = {}): Response {
  return jsonResponse(body, status, headers);
}

/** `retryAfter` is in seconds. */
export function tooManyRequests(retryAfter: number, error = "Too many requests."): Response {
  return jsonError(429, { error }, { "Retry-After": String(retryAfter) });
}

export function fieldErrors(fields: Record<string, string>): Response {
  return jsonError(422, { error: "Some fields are wrong.", fields });
}
