/** The body of every error that a program reads. */
export interface JsonError {
  /** What went wrong, for a person. */
  error: string;
  /** Messages by field name, where the mistake is in fields. */
  fields?: Record<string, string>;
}

export function jsonError(status: number, body: JsonError, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
