import { Approach } from "~/components/sections/approach";
import { ClosingBanner } from "~/components/sections/closing-banner";
import { CutPrices } from "~/components/sections/cut-prices";
import { ProvinceHero } from "~/components/sections/province-hero";
import { Seams } from "~/components/sections/seams";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { priceList } from "~/content/prices/price-list";
import { websiteOverijsselCopy } from "~/content/site/page-copies.server";
import { QuoteDialogButton, type QuoteDialogButtonProps } from "~/features/requests/quote-dialog";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { service } from "~/lib/seo/structured-data";
import { Island } from "~/platform/pages/islands/island";
import type { Route } from "./+types/website-overijssel";

export function loader({ context }: Route.LoaderArgs) {
  return { copy: pageCopy(websiteOverijsselCopy, context.get(languageContext)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { meta: copy, hero } = loaderData.copy;
  const offered = {
    name: hero.title,
    description: copy.description,
    path: pathOf("website-overijssel"),
    areaServed: [business.address.region],
    provider: business,
    offer: priceList.websiteComplete,
  };
  return metaOfPage(site, "website-overijssel", copy, [service(offered, site)]);
}

function Order(props: QuoteDialogButtonProps) {
  return <Island name="quote-dialog" of={QuoteDialogButton} props={props} />;
}

export default function WebsiteOverijsselPage({ loaderData: { copy } }: Route.ComponentProps) {
  const { href } = useLanguage();
  const { order, subscribe } = copy.hero;
  const subscribeTo = href(pathOf("subscription-configurator"));
  return (
    <>
      <ProvinceHero copy={copy.hero}>
        <Order label={order} className="min-h-14 px-6 text-lg" />
        <ButtonLink to={subscribeTo} variant="quiet" className="min-h-14 bg-linen-50 px-6">
          {subscribe}
        </ButtonLink>
      </ProvinceHero>
      <Seams copy={copy.benefits} />
      <Approach copy={copy.approach} />
      <CutPrices
        copy={copy.pricing}
        orderOnce={<Order label={order} />}
        subscribe={
          <ButtonLink to={subscribeTo} variant="weld">
            {subscribe}
          </ButtonLink>
        }
        shopTo={href(pathOf("configurator"))}
      />
      <ClosingBanner {...copy.closing}>
        <Order label={order} />
        <ButtonLink to={subscribeTo} variant="quiet">
          {subscribe}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
