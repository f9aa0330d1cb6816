import { redirect } from "react-router";
import { pages, pathOf } from "~/content/pages";
import { requireOwnerForApi } from "~/features/auth/session.server";
import { sharedCopy } from "~/features/copy/shared-copy.server";
import { quoteFormStateContext } from "~/features/requests/quote-form.server";
import { OUTCOME_PARAM, QUOTE_FORM_ID, type QuoteFormState } from "~/features/requests/quote-form-state";
import { type Received, receiveOfferRequest } from "~/features/requests/receive-offer-request.server";
import { listOfferRequests } from "~/features/requests/store.server";
import { inWords } from "~/features/requests/text-field";
import { isDatabaseAway } from "~/lib/db/database.server";
import { answerApi, DATABASE_RETRY_AFTER, methodNotAllowed, readBody } from "~/lib/http/api.server";
import { fieldErrors, jsonError } from "~/lib/http/json-error.server";
import { localPath } from "~/lib/http/local-path";
import { barePath, isEnglishAddress } from "~/lib/language/language";
import { clientAddressContext, languageContext, renderPageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/offer-requests";

const MAX_LIMIT = 200;
const DEFAULT_LIMIT = 50;

/** The requests, newest first, for the owner. */
export function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    await requireOwnerForApi(request, context);
    const asked = url.searchParams.get("limit") ?? String(DEFAULT_LIMIT);
    const limit = /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
    if (limit < 1 || limit > MAX_LIMIT) {
      return jsonError(422, { error: "Wrong limit.", fields: { limit: `A whole number from 1 to ${MAX_LIMIT}.` } });
    }
    const page = await listOfferRequests(context.get(servicesContext).db, {
      status: "new",
      cursor: url.searchParams.get("cursor"),
      limit,
    });
    if (!page) return jsonError(422, { error: "Wrong cursor.", fields: { cursor: "Take it from next_cursor." } });
    return Response.json(
      { items: page.items, next_cursor: page.nextCursor },
      { headers: { "Cache-Control": "no-store" } },
    );
  });
}

/** A visitor's request, from the browser as JSON or as a plain form. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    if (request.method !== "POST") return methodNotAllowed("GET, POST");
    const { kind, fields } = await readBody(request);
    // The address of this call says nothing of the language; the page that the form stands on does.
    if (isEnglishAddress(pagePath(fields.page))) context.set(languageContext, "en");
    const receive = () =>
      receiveOfferRequest(context.get(servicesContext), fields, {
        language: context.get(languageContext),
        address: context.get(clientAddressContext),
      });
    return kind === "json" ? answerProgram(await receive(), context) : answerPage(receive, fields, context);
  });
}

function answerProgram(received: Received, context: Route.ActionArgs["context"]): Response {
  if (received.outcome === "limited") {
    return jsonError(429, { error: "Too many requests." }, { "Retry-After": String(received.retryAfter) });
  }
  if (received.outcome === "invalid") {
    const texts = sharedCopy(context.get(languageContext));
    return fieldErrors(inWords(received.errors, (key) => texts[key]));
  }
  const { row, isNew, confirmation } = received.submitted;
  return Response.json(
    { id: row.id, created_at: row.created_at, confirmation },
    { status: isNew ? 201 : 200, headers: { "Cache-Control": "no-store" } },
  );
}

/** Without JavaScript: back to the page with the thanks, or the page again with everything that was typed. */
async function answerPage(
  receive: () => Promise<Received>,
  fields: Record<string, unknown>,
  context: Route.ActionArgs["context"],
): Promise<Response> {
  const path = pagePath(fields.page);
  const values = fields as Record<string, string>;
  const again = (state: Omit<QuoteFormState, "values">, status: number, headers: Record<string, string> = {}) =>
    renderAgain(path, { ...state, values }, { status, headers }, context);
  try {
    const received = await receive();
    if (received.outcome === "invalid") return await again({ status: "invalid", errors: received.errors }, 422);
    if (received.outcome === "limited") {
      return await again({ status: "limited", errors: {} }, 429, { "Retry-After": String(received.retryAfter) });
    }
    return redirect(`${path}?${OUTCOME_PARAM}=${received.submitted.confirmation}#${QUOTE_FORM_ID}`, 303);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again({ status: "failed", errors: {} }, 503, DATABASE_RETRY_AFTER);
  }
}

/** The page that the form stood on; the contact page when `value` is none of ours. */
function pagePath(value: unknown): string {
  const { pathname } = new URL(localPath(value, pathOf("contact")), "http://localhost");
  return pages.some(({ path }) => path === barePath(pathname)) ? pathname : pathOf("contact");
}

async function renderAgain(
  path: string,
  state: QuoteFormState,
  { status, headers }: { status: number; headers: Record<string, string> },
  context: Route.ActionArgs["context"],
): Promise<Response> {
  const page = await context.get(renderPageContext)(path, (next) => next.set(quoteFormStateContext, state));
  const answer = new Response(page.body, { status, headers: page.headers });
  for (const [name, value] of Object.entries({ "Cache-Control": "no-store", ...headers }))
    answer.headers.set(name, value);
  return answer;
}
