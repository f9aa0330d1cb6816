import { data, isRouteErrorResponse } from "react-router";

/** Proxies may answer with a page of their own, under any status, that cannot be decoded. */
export function isAway(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
}

export interface Post<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/** The status 503 keeps the router from reloading the page's data, which would fail too. */
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
