import { redirect } from "react-router";
import { pathOf } from "~/content/pages";
import { paymentSearch } from "~/content/prices/packages";
import { listedOfferRequest, offerRequests } from "~/features/requests/offer-requests.server";
import { quoteFormStateContext } from "~/features/requests/quote-form.server";
import { CONTACT_SOURCE, outcomePath, type QuoteFormState } from "~/features/requests/quote-form-state";
import { type Received, receiveRequest } from "~/features/requests/receive-request.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { answerApi, DATABASE_RETRY_AFTER, readBody } from "~/lib/http/api.server";
import { isEnglishAddress } from "~/lib/language/language";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/offer-requests";
import { answerList, answerProgram, formPage, renderAgain } from "./request-answers.server";

export function loader(args: Route.LoaderArgs): Promise<Response> {
  return answerList(args, offerRequests.table, listedOfferRequest);
}

export function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const { kind, fields } = await readBody(request);
    // The address of this call does not tell the language.
    if (isEnglishAddress(formPage(fields.page) ?? "/")) context.set(languageContext, "en");
    const receive = () =>
      receiveRequest(offerRequests, context.get(servicesContext), fields, {
        language: context.get(languageContext),
        address: context.get(clientAddressContext),
      });
    return kind === "json"
      ? answerProgram(await receive(), context)
      : answerPage(receive, fields, paymentSearch(url), context);
  });
}

/** `kept` is the part of its query to keep. */
async function answerPage(
  receive: () => Promise<Received>,
  fields: Record<string, unknown>,
  kept: string,
  context: Route.ActionArgs["context"],
): Promise<Response> {
  const values = fields as Record<string, string>;
  const page = formPage(values.page);
  const path = page ?? pathOf("contact");
  // The contact page, which has a form of its own, stands in for an unknown page.
  const source = page ? (values.source ?? "") : CONTACT_SOURCE;
  const again = (
    state: Pick<QuoteFormState, "status" | "errors">,
    status: number,
    headers: Record<string, string> = {},
  ) =>
    renderAgain(
      path + kept,
      (next) => next.set(quoteFormStateContext, { ...state, source, values }),
      { status, headers },
      context,
    );
  try {
    const received = await receive();
    if (received.outcome === "invalid") return await again({ status: "invalid", errors: received.errors }, 422);
    if (received.outcome === "limited") {
      return await again({ status: "limited", errors: {} }, 429, { "Retry-After": String(received.retryAfter) });
    }
    return redirect(outcomePath(path, kept, source, received.submitted.confirmation), 303);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again({ status: "failed", errors: {} }, 503, DATABASE_RETRY_AFTER);
  }
}
