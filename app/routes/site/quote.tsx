import { data, redirect } from "react-router";
import { formAnswer } from "~/components/forms/form-answer";
import { orRefused } from "~/components/forms/or-refused";
import { business } from "~/content/business";
import { answerQuote, placeOf } from "~/features/quotes/customer/answer-quote.server";
import { CustomerQuote, PAGE_OUTCOMES } from "~/features/quotes/customer/customer-quote";
import { answerKindOf, type QuoteFormAnswer } from "~/features/quotes/customer/quote-answer";
import { QuoteFrame, QuoteUnknown } from "~/features/quotes/customer/quote-frame";
import { readQuotePage, unknownQuoteCopy } from "~/features/quotes/customer/read-quote-page.server";
import { OUTCOME_PARAM } from "~/features/quotes/paths";
import { lookUpQuote, orAway, quoteContext } from "~/features/quotes/quote-context.server";
import { quoteWords, showQuote } from "~/features/quotes/show-quote.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quote";

/** The page leads nowhere else, and must not be found. */
export const handle = { frame: "none", chat: "none", router: "whole" };
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

/** Everything on the page is in the language of the quote, whatever the browser prefers. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }, next) => {
    const found = await lookUpQuote(context.get(servicesContext).db, params.token ?? "");
    context.set(quoteContext, found);
    if (found && found !== "away") context.set(languageContext, found.language);
    return next();
  },
];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const row = orAway(context.get(quoteContext));
  if (!row) {
    const copy = unknownQuoteCopy(context.get(languageContext));
    return data({ page: null, copy, outcome: null }, { status: 404, headers: PRIVATE });
  }
  const page = await readQuotePage(context.get(servicesContext), row, params.token, new Date());
  const outcome = PAGE_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME_PARAM)) ?? null;
  return data({ page, copy: null, outcome }, { headers: PRIVATE });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { fields } = await readBody(request);
  const answerKind = answerKindOf(fields);
  const row = orAway(context.get(quoteContext));
  if (!row || !answerKind) return redirect(url.pathname, 303);
  const now = new Date();
  const copy = quoteWords(row, showQuote(row, now), services.env.SITE_URL).page;
  const again = (status: number, answer: QuoteFormAnswer, headers: HeadersInit = {}) =>
    data(answer, { status, headers: { ...PRIVATE, ...headers } });
  try {
    const answered = await answerQuote(services, row, answerKind, fields, now);
    if (answered.outcome === "invalid") {
      const problems = Object.entries(answered.problems);
      const errors = Object.fromEntries(problems.map(([field, problem]) => [field, copy.problems[problem]]));
      return again(422, formAnswer(copy.outcomes.invalid, fields, errors));
    }
    if (answered.outcome === "limited") {
      return again(429, formAnswer(copy.outcomes.limited, fields), { "Retry-After": String(answered.retryAfter) });
    }
    return redirect(`${url.pathname}?${OUTCOME_PARAM}=${answered.outcome}${placeOf(answered.outcome)}`, 303);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again(503, formAnswer(copy.outcomes.failed, fields));
  }
}

export const clientAction = (args: Route.ClientActionArgs) => orRefused(args, (sent) => formAnswer(null, sent));

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData?.page?.copy.page.metaTitle ?? business.name);

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, copy, outcome } = loaderData;
  return (
    <QuoteFrame call={page?.copy.page.call ?? copy?.call ?? ""}>
      {page ? (
        <CustomerQuote page={page} outcome={outcome} answer={actionData ?? null} />
      ) : (
        copy && <QuoteUnknown copy={copy.unknown} />
      )}
    </QuoteFrame>
  );
}
