import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { orRefused } from "~/components/forms/or-refused";
import { business } from "~/content/business";
import { answerForm, refuseUnread } from "~/features/projects/customer/answer-forms.server";
import { lookUpProject, orAway, projectContext } from "~/features/projects/customer/project-context.server";
import { CHANGE_FIELD, FILES_FIELD, OUTCOME_PARAM, PAGE_OUTCOMES } from "~/features/projects/customer/project-forms";
import { ProjectPage } from "~/features/projects/customer/project-page";
import { projectWords, unknownProjectWords } from "~/features/projects/customer/project-words.server";
import { readProjectPage } from "~/features/projects/customer/read-project-page.server";
import { QuoteFrame, QuoteUnknown } from "~/features/quotes/customer/quote-frame";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readFormWithFiles } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/project";

/** The page leads nowhere else, and must not be found. */
export const handle = { frame: "none", chat: "none", router: "whole" };
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

/** Everything on the page is in the language of the project, whatever the browser prefers. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }, next) => {
    const found = await lookUpProject(context.get(servicesContext).db, params.token ?? "");
    context.set(projectContext, found);
    if (found && found !== "away") context.set(languageContext, found.language);
    return next();
  },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const project = orAway(context.get(projectContext));
  if (!project) {
    const words = unknownProjectWords(context.get(languageContext));
    return data({ page: null, words, outcome: null }, { status: 404, headers: PRIVATE });
  }
  const page = await readProjectPage(context.get(servicesContext), project, new Date());
  const outcome = PAGE_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME_PARAM)) ?? null;
  return data({ page, words: page.words, outcome }, { headers: PRIVATE });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const again = (status: number, answer: FormAnswer) => data(answer, { status, headers: PRIVATE });
  const project = orAway(context.get(projectContext));
  if (!project) return redirect(url.pathname, 303);
  const words = projectWords(project);
  const services = context.get(servicesContext);
  let fields = {};
  try {
    const refused = await refuseUnread(services, { project, words });
    if (refused) return again(refused.status, refused.answer);
    const form = await readFormWithFiles(request, FILES_FIELD, [CHANGE_FIELD]);
    fields = form.fields;
    const answered = await answerForm(services, { project, words, ...form, now: new Date() });
    if (!answered) return redirect(url.pathname, 303);
    if ("status" in answered) return again(answered.status, answered.answer);
    return redirect(`${url.pathname}?${OUTCOME_PARAM}=${answered.outcome}#${answered.place}`, 303);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again(503, formAnswer(words.outcomes.failed, fields));
  }
}

export const clientAction = (args: Route.ClientActionArgs) => orRefused(args, (sent) => formAnswer(null, sent));

/** A form that was refused may have been about something that has changed. */
export const shouldRevalidate = ({ actionStatus = 500, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus < 500 || defaultShouldRevalidate;

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...hiddenPageMeta(loaderData?.page?.words.metaTitle ?? business.name),
  // Other sites are not told the address, and forms of the page still name their origin.
  { name: "referrer", content: "same-origin" },
];

export default function CustomerProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, words, outcome } = loaderData;
  return (
    <QuoteFrame call={words.call}>
      {page ? (
        <ProjectPage key={page.id} page={page} outcome={outcome} answer={actionData ?? null} />
      ) : (
        <QuoteUnknown copy={words.unknown} />
      )}
    </QuoteFrame>
  );
}
