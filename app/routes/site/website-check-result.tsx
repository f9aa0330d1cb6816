import { data, redirect } from "react-router";
import { formAnswer } from "~/components/forms/form-answer";
import { orRefused } from "~/components/forms/or-refused";
import { business } from "~/content/business";
import { facts } from "~/content/facts.server";
import { checkPageCopy } from "~/content/site/website-check-page/check-page-copy.server";
import { askToSolve, leaveAddress } from "~/features/website-check/answer-check-form.server";
import { findCheckByToken } from "~/features/website-check/ask-check.server";
import { checkFormWords } from "~/features/website-check/check-form-state.server";
import { SOLVE_FORM } from "~/features/website-check/check-forms";
import { checkDocumentPath, checkPath, OUTCOME_PARAM, REST_ID, SOLVE_ID } from "~/features/website-check/paths";
import { readCheckPage } from "~/features/website-check/read-check-page.server";
import { CheckUnknown, CheckUnreachable } from "~/features/website-check/result/check-message";
import { CheckProgress } from "~/features/website-check/result/check-progress";
import { CheckResult } from "~/features/website-check/result/check-result";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readBody } from "~/lib/http/api.server";
import { pathIn } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/website-check-result";

export const handle = { router: "whole", newsletter: "none" };

/** It shows whose site was looked at. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { db } = context.get(servicesContext);
  const row = await orDatabaseAway(() => findCheckByToken(db, params.token, new Date()));
  const form = checkFormWords(language);
  const unknown = fill(checkPageCopy[language].unknown, facts(language));
  if (!row) return data({ page: null, form, unknown, outcome: null }, { status: 404, headers: PRIVATE });
  const outcome = (["left", "asked"] as const).find((known) => known === url.searchParams.get(OUTCOME_PARAM)) ?? null;
  return data({ page: readCheckPage(row, language), form, unknown, outcome }, { headers: PRIVATE });
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { fields } = await readBody(request);
  const services = context.get(servicesContext);
  const sender = { language: context.get(languageContext), address: context.get(clientAddressContext) };
  const isRequest = fields.do === SOLVE_FORM;
  const [outcome, place] = isRequest ? ["asked", SOLVE_ID] : ["left", REST_ID];
  try {
    const row = await findCheckByToken(services.db, params.token, new Date());
    if (row?.state !== "done") return redirect(url.pathname, 303);
    const answered = isRequest
      ? await askToSolve(services, row, fields, sender)
      : await leaveAddress(services, row, fields, sender);
    if ("answer" in answered) return data(answered.answer, { status: answered.status, headers: PRIVATE });
    const to = pathIn(checkPath(answered.token), sender.language);
    return redirect(`${to}?${OUTCOME_PARAM}=${outcome}#${place}`, 303);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return data(formAnswer(null, fields), { status: 503, headers: PRIVATE });
  }
}

export const clientAction = (args: Route.ClientActionArgs) => orRefused(args, (sent) => formAnswer(null, sent));

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...hiddenPageMeta((loaderData?.page?.words ?? loaderData?.unknown)?.metaTitle ?? business.name),
  // Other sites are not told the address, and forms of the page still name their origin.
  { name: "referrer", content: "same-origin" },
];

export default function WebsiteCheckResultPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { href } = useLanguage();
  const { page, form, unknown, outcome } = loaderData;
  if (!page) return <CheckUnknown words={unknown} form={form} />;
  if (page.state === "running") return <CheckProgress page={page} />;
  if (page.state === "unreachable") return <CheckUnreachable page={page} form={form} />;
  return (
    <CheckResult
      page={page}
      to={href(checkPath(params.token))}
      documentTo={href(checkDocumentPath(params.token))}
      outcome={outcome}
      answer={actionData ?? null}
    />
  );
}
