import { business } from "~/content/business";
import { PricesFields } from "~/features/desk/site/prices/prices-fields";
import { SiteKindPage } from "~/features/desk/site/site-kind-page";
import { readAgain } from "~/lib/http/read-again";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import type { Route } from "./+types/site-prices";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

export const loader = (args: Route.LoaderArgs) => loadSiteKind(args, "prices");

export const action = (args: Route.ActionArgs) => changeSiteKind(args, "prices");

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.prices.metaTitle} | ${business.name}` : business.name);

export default function SitePrices({ loaderData, actionData }: Route.ComponentProps) {
  const words = loaderData.copy.prices;
  return (
    <SiteKindPage
      kind="prices"
      loaded={loaderData}
      words={words}
      refused={actionData}
      previews={["prices", "home", "services", "configurator"]}
    >
      {(field) => <PricesFields field={field} copy={words} />}
    </SiteKindPage>
  );
}
