import { data, redirect } from "react-router";
import { formAnswer } from "~/components/forms/form-answer";
import { orRefused } from "~/components/forms/or-refused";
import { MessagePage } from "~/components/sections/message-page";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { filled } from "~/content/facts.server";
import { pathOf } from "~/content/pages";
import { reviewSettings } from "~/content/reviews";
import { reviewsCopy } from "~/content/site/page-copies.server";
import { declineReview, giveReview, lookUpReview } from "~/features/reviews/give-review.server";
import { CODE_PARAM, type ReviewAnswer } from "~/features/reviews/review";
import { ReviewForm } from "~/features/reviews/review-form";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readBody } from "~/lib/http/api.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { mailLink } from "~/lib/text/contact-links";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/review";

export const handle = { router: "whole", newsletter: "none" };

/** It shows whose link it is. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { page, invite } = reviewsCopy[language];
  const copy = filled(page, language);
  const code = url.searchParams.get(CODE_PARAM) ?? "";
  const review = await orDatabaseAway(() => lookUpReview(context.get(servicesContext).db, code));
  const { publicName, publicUrl } = reviewSettings;
  const step =
    review?.state === "asked" ? "open" : review?.state === "declined" ? "declined" : review ? "given" : "unknown";
  const loaded = {
    copy,
    step,
    name: review?.lead_name ?? "",
    site: publicUrl ? { url: publicUrl, ...fill(invite, { site: publicName }) } : null,
  } as const;
  return data(loaded, { status: review ? 200 : 410, headers: PRIVATE });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { fields } = await readBody(request);
  const services = context.get(servicesContext);
  const code = url.searchParams.get(CODE_PARAM) ?? "";
  try {
    if (fields.do === "decline") await declineReview(services.db, code);
    else {
      const by = { language: context.get(languageContext), now: new Date() };
      const given = await giveReview(services, code, fields, by);
      if (given.outcome === "refused") return data(given.answer, { status: 422, headers: PRIVATE });
    }
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return data<ReviewAnswer>(formAnswer(null, fields), { status: 503, headers: PRIVATE });
  }
  throw redirect(`${url.pathname}${url.search}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => orRefused(args, (sent) => formAnswer(null, sent));

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.pageTitle ?? business.name);

export default function ReviewPage({ loaderData: { copy, step, name, site }, actionData }: Route.ComponentProps) {
  const { href } = useLanguage();
  if (step === "open") return <ReviewForm name={name} answer={actionData ?? null} copy={copy} />;
  const { code, title, text } = copy[step];
  return (
    <MessagePage code={code} title={title} text={text}>
      {step === "given" && site && (
        <div className="mb-6 max-w-[32rem]">
          <p className="mb-4">{site.text}</p>
          <ButtonLink to={site.url} rel="noopener">
            {site.link}
          </ButtonLink>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {step === "given" ? (
          <ButtonLink to={href(pathOf("home"))} variant="quiet">
            {copy.given.home}
          </ButtonLink>
        ) : (
          <ButtonLink to={mailLink(business.email)} variant="quiet">
            {copy.write}
          </ButtonLink>
        )}
      </div>
    </MessagePage>
  );
}
