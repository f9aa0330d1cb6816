import { data, isRouteErrorResponse } from "react-router";

/**
 * Whether an action or a loader failed because the server, its database or the connection is away. What else stands
 * between may answer with a page of its own, under whatever status: such an answer cannot be decoded.
 */
export function isAway(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
}

/**
 * The body of a `clientAction` whose page says that the server is away, and shows again what `refuse` returns. Because
 * of the status 503 the router does not reload the page's data, which would fail too.
 */
export async function orRefused<Answer, Refusal>(serverAction: () => Promise<Answer>, refuse: () => Refusal) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isAway(error)) throw error;
    return data(refuse(), { status: 503 });
  }
}

/** What a form that is being sent has in its field `name`. The request can still be sent after that. */
export async function typedIn(request: Request, name: string): Promise<string> {
  return String((await request.clone().formData()).get(name) ?? "");
}
