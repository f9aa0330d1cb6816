import { data, isRouteErrorResponse } from "react-router";

/** What stands between may answer with a page of its own, under any status, that cannot be decoded. */
export function isAway(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
}

/** Because of the status 503 the router does not reload the page's data, which would fail too. */
export async function orRefused<Answer, Refusal>(serverAction: () => Promise<Answer>, refuse: () => Refusal) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isAway(error)) throw error;
    return data(refuse(), { status: 503 });
  }
}

/** The request can still be sent after that. */
export async function typedIn(request: Request, name: string): Promise<string> {
  return String((await request.clone().formData()).get(name) ?? "");
}
