import { business } from "~/content/business";
import { pathOf } from "~/content/pages";
import { PricesFields } from "~/features/desk/site/prices/prices-fields";
import { SiteForm } from "~/features/desk/site/site-form";
import { SiteKindFrame } from "~/features/desk/site/site-frame";
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
  const { page, told, isOwner, copy } = loaderData;
  const words = copy.prices;
  const refused = actionData ?? null;
  const previews = (["prices", "home", "services", "configurator"] as const).map((id) => ({
    to: pathOf(id),
    name: words.pages[id],
  }));
  return (
    <SiteKindFrame
      kind="prices"
      title={words.title}
      subtitle={words.subtitle}
      page={page}
      told={refused ? null : told}
      isOwner={isOwner}
      copy={copy}
    >
      <SiteForm
        key={`${page.form.base} ${page.form.draftAt} ${refused?.form.base}`}
        kind="prices"
        page={page}
        refused={refused}
        isOwner={isOwner}
        previews={previews}
        problems={words.problems}
        copy={copy}
      >
        {(field) => <PricesFields field={field} copy={words} />}
      </SiteForm>
    </SiteKindFrame>
  );
}
