import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { PricesFields } from "~/features/desk/site/prices/prices-fields";
import { previewsOf, SitePage } from "~/features/desk/site/site-page";
import { readAgain } from "~/lib/http/read-again";
import type { Route } from "./+types/site-prices";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

export const loader = (args: Route.LoaderArgs) => loadSiteKind(args, "prices");

export const action = (args: Route.ActionArgs) => changeSiteKind(args, "prices");

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ site }) => site.prices.metaTitle);

export default function SitePrices({ loaderData, actionData }: Route.ComponentProps) {
  const { prices: words } = useWords("site");
  return (
    <SitePage
      kind="prices"
      loaded={loaderData}
      words={words}
      answer={actionData}
      previews={previewsOf(["prices", "home", "services", "configurator"], words.pages)}
    >
      {(field) => <PricesFields field={field} />}
    </SitePage>
  );
}
