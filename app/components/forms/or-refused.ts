import { data, isRouteErrorResponse } from "react-router";

/** What stands between may answer with a page of its own, under any status, that cannot be decoded. */
export function isAway(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
}

export interface Post<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/** Because of the status 503 the router does not reload the page's data, which would fail too. */
export async function orRefused<Answer, Refusal>(
  { request, serverAction }: Post<Answer>,
  refuse: (sent: FormData) => Refusal,
) {
  const sent = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!isAway(error)) throw error;
    return data(refuse(sent), { status: 503 });
  }
}
