import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { addressAt } from "~/content/addresses.server";
import type { Received } from "~/features/requests/receive-request.server";
import { listRequests, type RequestTable } from "~/features/requests/request-store.server";
import { requireOwnerForApi } from "~/features/users/sessions/session.server";
import type { Tables } from "~/lib/db/tables/tables";
import { answerApi } from "~/lib/http/api.server";
import { documentResponse, textOf } from "~/lib/http/document-response.server";
import { jsonError, tooManyRequests } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { localPath } from "~/lib/http/local-path";
import { barePath } from "~/lib/language/language";
import { languageContext, renderPageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import { refusedFields } from "./refused-fields.server";

type RouterContext = ActionFunctionArgs["context"];

const MAX_LIMIT = 200;
const DEFAULT_LIMIT = 50;

export function answerList<T extends RequestTable>(
  { request, url, context }: Pick<LoaderFunctionArgs, "request" | "context"> & { url: URL },
  table: T,
  listed: (row: Tables[T]) => object,
): Promise<Response> {
  return answerApi(async () => {
    await requireOwnerForApi(request, context);
    const asked = url.searchParams.get("limit") ?? String(DEFAULT_LIMIT);
    const limit = /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
    if (limit < 1 || limit > MAX_LIMIT) {
      return jsonError(422, { error: "Wrong limit.", fields: { limit: `A whole number from 1 to ${MAX_LIMIT}.` } });
    }
    const place = { cursor: url.searchParams.get("cursor"), limit };
    const page = await listRequests(context.get(servicesContext).db, table, place);
    if (!page) return jsonError(422, { error: "Wrong cursor.", fields: { cursor: "Take it from next_cursor." } });
    return jsonResponse({ items: page.items.map(listed), next_cursor: page.nextCursor });
  });
}

export function answerProgram(received: Received, context: RouterContext): Response {
  if (received.outcome === "limited") {
    return tooManyRequests(received.retryAfter);
  }
  if (received.outcome === "invalid") return refusedFields(received.errors, context.get(languageContext));
  const { row, isNew, confirmation } = received.submitted;
  return jsonResponse({ id: row.id, created_at: row.created_at, confirmation }, isNew ? 201 : 200);
}

/** Null when it is not one of ours. */
export function formPage(value: unknown): string | null {
  const { pathname } = new URL(localPath(value, "/api"), "http://localhost");
  return addressAt(barePath(pathname)) ? pathname : null;
}

export async function renderAgain(
  path: string,
  prepare: (context: RouterContextProvider) => void,
  { status, headers }: { status: number; headers: Record<string, string> },
  context: RouterContext,
): Promise<Response> {
  const page = await context.get(renderPageContext)(path, prepare);
  const answer = documentResponse(await textOf(page), { status, headers: page.headers });
  for (const [name, value] of Object.entries({ "Cache-Control": "no-store", ...headers }))
    answer.headers.set(name, value);
  return answer;
}
