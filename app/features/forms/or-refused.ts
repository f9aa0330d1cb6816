import { data, isRouteErrorResponse } from "react-router";

/** Whether the server's action threw because the server or its database is away, or the connection. */
export function isAway(error: unknown): boolean {
  // What `fetch` throws without a connection.
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status === 503);
}

/**
 * The body of a `clientAction` for a page that says that the server is away, and is told by `refuse` what it shows again.
 * After the 503 the page, which could not be read now either, is not read again.
 */
export async function orRefused<Answer, Refusal>(serverAction: () => Promise<Answer>, refuse: () => Refusal) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isAway(error)) throw error;
    return data(refuse(), { status: 503 });
  }
}
