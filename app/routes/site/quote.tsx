import { data, redirect } from "react-router";
import { formAnswer } from "~/components/forms/form-answer";
import { orRefused } from "~/components/forms/or-refused";
import { business } from "~/content/business";
import { carryChoice, postedKeys } from "~/features/quotes/choice";
import { answerQuote, placeOf } from "~/features/quotes/customer/answer-quote.server";
import { CustomerQuote, PAGE_OUTCOMES } from "~/features/quotes/customer/customer-quote";
import { answerKindOf, KEPT_CHOICE, type QuoteFormAnswer, RECOUNT } from "~/features/quotes/customer/quote-answer";
import { QuoteFrame, QuoteUnknown } from "~/features/quotes/customer/quote-frame";
import { type CustomerPage, readQuotePage, unknownQuoteCopy } from "~/features/quotes/customer/read-quote-page.server";
import { OUTCOME_PARAM } from "~/features/quotes/paths";
import { offerOf } from "~/features/quotes/quote";
import { lookUpQuote, orAway, quoteContext } from "~/features/quotes/quote-context.server";
import { findNewest, findQuote } from "~/features/quotes/quote-store.server";
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const row = orAway(context.get(quoteContext));
  if (!row) {
    const copy = unknownQuoteCopy(context.get(languageContext));
    return data({ page: null, copy, outcome: null }, { status: 404, headers: PRIVATE });
  }
  const page = await readQuotePage(context.get(servicesContext), row, new Date());
  const outcome = PAGE_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME_PARAM)) ?? null;
  return data({ page, copy: null, outcome }, { headers: PRIVATE });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { fields } = await readBody(request, [KEPT_CHOICE]);
  const answerKind = answerKindOf(fields);
  const found = orAway(context.get(quoteContext));
  if (!found || (!answerKind && fields.do !== RECOUNT)) return redirect(url.pathname, 303);
  const now = new Date();
  const again = (
    status: number,
    answer: QuoteFormAnswer,
    page: CustomerPage | null = null,
    headers: HeadersInit = {},
  ) => data({ ...answer, page }, { status, headers: { ...PRIVATE, ...headers } });
  const keys = postedKeys(Object.entries(fields));
  const sent = { ...fields, [KEPT_CHOICE]: keys.join(" ") };
  if (!answerKind) return again(200, formAnswer(null, sent));
  const copy = quoteWords(found, showQuote(found, now), services.env.SITE_URL).page;
  try {
    const answered = await answerQuote(services, found, answerKind, fields, now);
    if (answered.outcome === "invalid") {
      const problems = Object.entries(answered.problems);
      const errors = Object.fromEntries(problems.map(([field, problem]) => [field, copy.problems[problem]]));
      return again(422, formAnswer(copy.outcomes.invalid, sent, errors));
    }
    if (answered.outcome === "limited") {
      const headers = { "Retry-After": String(answered.retryAfter) };
      return again(429, formAnswer(copy.outcomes.limited, sent), null, headers);
    }
    if (answered.outcome === "outdated" || answered.outcome === "recounted") {
      // Another version may have replaced it a moment ago.
      const fresh = await findQuote(services.db, { id: found.id });
      const newest = await findNewest(services.db, fresh ?? found);
      const chosen = carryChoice(offerOf(newest), offerOf(found), keys).join(" ");
      const page = await readQuotePage(services, newest, now);
      return again(409, formAnswer(copy.outcomes[answered.outcome], { ...sent, [KEPT_CHOICE]: chosen }), page);
    }
    return redirect(`${url.pathname}?${OUTCOME_PARAM}=${answered.outcome}${placeOf(answered.outcome)}`, 303);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again(503, formAnswer(copy.outcomes.failed, sent));
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefused(args, (sent) => ({ ...formAnswer(null, sent), page: null }));

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData?.page?.copy.page.metaTitle ?? business.name);

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, outcome } = loaderData;
  const page = actionData?.page ?? loaderData.page;
  return (
    <QuoteFrame call={page?.copy.page.call ?? copy?.call ?? ""}>
      {page ? (
        <CustomerQuote key={page.hash} page={page} outcome={outcome} answer={actionData ?? null} />
      ) : (
        copy && <QuoteUnknown copy={copy.unknown} />
      )}
    </QuoteFrame>
  );
}
