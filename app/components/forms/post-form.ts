import { postJson } from "~/lib/http/post-json";

/** `errors` are texts for the visitor, by field. */
export type NotTaken =
  | { outcome: "invalid"; errors: Record<string, string> }
  | { outcome: "limited" }
  | { outcome: "failed" };

/** `read` gets what was accepted or conflicts (409). Never throws. Browser only. */
export async function postForm<T>(
  address: string,
  body: object,
  read: (answer: unknown, status: number) => T,
): Promise<T | NotTaken> {
  try {
    const response = await postJson(address, body);
    if (response.status === 429) return { outcome: "limited" };
    const answer: unknown = await response.json();
    const { fields } = answer as { fields?: Record<string, string> };
    if (response.status === 422 && fields) return { outcome: "invalid", errors: fields };
    return response.ok || response.status === 409 ? read(answer, response.status) : { outcome: "failed" };
  } catch {
    return { outcome: "failed" };
  }
}
