import { ClosingBanner } from "~/components/sections/closing-banner";
import { ClothRack } from "~/components/sections/cloth-rack";
import { Reasons } from "~/components/sections/reasons";
import { RollIndex } from "~/components/sections/roll-index";
import { ServiceArea } from "~/components/sections/service-area";
import { ButtonLink } from "~/components/ui/button";
import { areaLinks } from "~/content/area-links.server";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { PageProof } from "~/content/page-proof";
import { pathOf } from "~/content/pages";
import { formatPrice } from "~/content/prices/price-facts";
import { priceList } from "~/content/prices/price-list";
import { proofOf } from "~/content/proof.server";
import { servicesCopy, surroundingsCopy } from "~/content/site/page-copies.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { serviceArea } from "~/lib/seo/professional-service";
import { service } from "~/lib/seo/structured-data";
import type { Route } from "./+types/services";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    copy: pageCopy(servicesCopy, language),
    proof: proofOf("services", language),
    area: pageCopy(surroundingsCopy, language).area,
    areaLinks: areaLinks(language),
  };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const offered = copy.items.map(({ title, text, price }) => {
    const offer = price && priceList[price];
    const areaServed = serviceArea(business);
    return service(
      { name: title, description: text, path: pathOf("services"), areaServed, provider: business, offer },
      site,
    );
  });
  return metaOfPage(site, "services", copy.meta, offered);
}

export default function ServicesPage({ loaderData: { copy, proof, area, areaLinks } }: Route.ComponentProps) {
  const { href, language } = useLanguage();
  const services = copy.items.map(({ price, ...service }) => ({
    ...service,
    price: price ? formatPrice(priceList[price], language).amount : copy.rack.byQuote,
  }));
  return (
    <>
      <RollIndex copy={copy.hero} services={copy.items} />
      <ClothRack copy={copy.rack} services={services} quoteTo={href(pathOf("configurator"))} />
      <PageProof copy={proof} />
      <Reasons copy={copy.reasons} />
      <ServiceArea copy={area} groups={areaLinks} />
      <ClosingBanner title={copy.closing.title} text={copy.closing.text}>
        <ButtonLink to={href(pathOf("contact"))}>{copy.closing.contact}</ButtonLink>
        <ButtonLink to={href(pathOf("prices"))} variant="quiet">
          {copy.closing.prices}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
