import { ClosingBanner } from "~/components/sections/closing-banner";
import { DeskHero } from "~/components/sections/desk-hero";
import { PackingSlip } from "~/components/sections/packing-slip";
import { SmartPoints } from "~/components/sections/smart-points";
import { Trades } from "~/components/sections/trades";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { priceList } from "~/content/prices/price-list";
import { quoteServiceCopy } from "~/content/site/page-copies.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { serviceArea } from "~/lib/seo/professional-service";
import { service } from "~/lib/seo/structured-data";
import { callLink } from "~/lib/text/contact-links";
import type { Route } from "./+types/quote-service";

export function loader({ context }: Route.LoaderArgs) {
  return { copy: pageCopy(quoteServiceCopy, context.get(languageContext)) };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const offered = {
    name: copy.service,
    description: copy.meta.description,
    path: pathOf("quote-service"),
    areaServed: serviceArea(business),
    provider: business,
    offer: priceList.quoteService,
  };
  return metaOfPage(site, "quote-service", copy.meta, [service(offered, site)]);
}

export default function QuoteServicePage({ loaderData: { copy } }: Route.ComponentProps) {
  const { href } = useLanguage();
  return (
    <>
      <DeskHero copy={copy.hero} desk={copy.desk} reach={business} />
      <PackingSlip copy={copy.included} />
      <SmartPoints copy={copy.smart} />
      <Trades copy={copy.audience} />
      <ClosingBanner title={copy.closing.title} text={copy.closing.text}>
        <ButtonLink to={href(pathOf("appointment"))}>{copy.closing.appointment}</ButtonLink>
        <ButtonLink to={callLink(business.phone.international)} variant="quiet">
          {copy.hero.call}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
