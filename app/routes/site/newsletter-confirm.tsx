import { data } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { pageCopy } from "~/content/page-copy.server";
import { pathOf } from "~/content/pages";
import { newsletterCopy } from "~/content/site/page-copies.server";
import { answerTo, confirmSubscription, lookAtLink } from "~/features/newsletter/follow-link.server";
import { LinkMessage } from "~/features/newsletter/link-message";
import { TOKEN_PARAM } from "~/features/newsletter/paths";
import { boxId } from "~/features/newsletter/subscription-form-state";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/newsletter-confirm";

export const handle = { router: "whole", newsletter: "none" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { confirm: copy, working } = pageCopy(newsletterCopy, context.get(languageContext));
  const token = url.searchParams.get(TOKEN_PARAM) ?? "";
  const followed = await orDatabaseAway(() => lookAtLink(context.get(servicesContext).db, "confirm", token));
  return data({ copy, working, followed }, answerTo(followed));
}

export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get(TOKEN_PARAM) ?? "";
  const followed = await orDatabaseAway(() => confirmSubscription(context.get(servicesContext), token));
  return data(followed, answerTo(followed));
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData: { copy } }: Route.MetaArgs) => hiddenPageMeta(copy.pageTitle);

export default function NewsletterConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { href } = useLanguage();
  const { copy, working, followed } = loaderData;
  const blog = href(pathOf("blog"));
  return (
    <LinkMessage followed={actionData ?? followed} copy={copy} working={working}>
      {{
        done: <ButtonLink to={blog}>{copy.read}</ButtonLink>,
        unknown: <ButtonLink to={`${blog}#${boxId("blog")}`}>{copy.again}</ButtonLink>,
      }}
    </LinkMessage>
  );
}
