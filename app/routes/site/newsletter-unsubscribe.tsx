import { data } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { pathOf } from "~/content/pages";
import { newsletterCopy } from "~/content/site/page-copies.server";
import { answerTo, lookAtLink, unsubscribe } from "~/features/newsletter/follow-link.server";
import { LinkMessage } from "~/features/newsletter/link-message";
import { TOKEN_PARAM } from "~/features/newsletter/paths";
import { boxId } from "~/features/newsletter/subscription-form-state";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { mailLink } from "~/lib/text/contact-links";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/newsletter-unsubscribe";

export const handle = { router: "whole", newsletter: "none" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { unsubscribe: copy, working } = pageCopy(newsletterCopy, context.get(languageContext));
  const token = url.searchParams.get(TOKEN_PARAM) ?? "";
  const followed = await orDatabaseAway(() => lookAtLink(context.get(servicesContext).db, "unsubscribe", token));
  return data({ copy, working, followed }, answerTo(followed));
}

/** A mail program (RFC 8058) sends neither cookies nor an origin, and its body says no more than the address. */
export async function action({ url, context }: Route.ActionArgs) {
  const followed = await orDatabaseAway(() =>
    unsubscribe(context.get(servicesContext).db, url.searchParams.get(TOKEN_PARAM) ?? ""),
  );
  return data(followed, answerTo(followed));
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData: { copy } }: Route.MetaArgs) => hiddenPageMeta(copy.pageTitle);

export default function NewsletterUnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { href } = useLanguage();
  const { copy, working, followed } = loaderData;
  return (
    <LinkMessage followed={actionData ?? followed} copy={copy} working={working}>
      {{
        done: (
          <ButtonLink to={`${href(pathOf("blog"))}#${boxId("blog")}`} variant="quiet">
            {copy.again}
          </ButtonLink>
        ),
        unknown: <ButtonLink to={mailLink(business.privacyEmail)}>{copy.write}</ButtonLink>,
      }}
    </LinkMessage>
  );
}
