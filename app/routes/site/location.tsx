import { Collaboration } from "~/components/sections/collaboration";
import { FormPanel } from "~/components/sections/form-panel";
import { OfficeHero } from "~/components/sections/office-hero";
import { ServiceArea } from "~/components/sections/service-area";
import { areaLinks } from "~/content/area-links.server";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { locationCopy, surroundingsCopy } from "~/content/site/page-copies.server";
import { ConsentedMap } from "~/features/consent/consented-map";
import { QuoteForm } from "~/features/requests/quote-form";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { useLanguage } from "~/lib/language/language-context";
import { asksForMap } from "~/lib/openstreetmap";
import { languageContext } from "~/lib/request-context";
import { professionalService, serviceArea } from "~/lib/seo/professional-service";
import { directionsLink } from "~/lib/text/contact-links";
import { Island } from "~/platform/pages/islands/island";
import type { Route } from "./+types/location";

export function loader({ request, context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    copy: pageCopy(locationCopy, language),
    surroundings: pageCopy(surroundingsCopy, language),
    areaLinks: areaLinks(language),
    isMapAskedFor: asksForMap(request, url),
    form: quoteFormState(url, context),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { meta: copy } = loaderData.copy;
  const office = { ...site, description: copy.description, areaServed: serviceArea(business) };
  return metaOfPage(site, "location", copy, [professionalService(business, office)]);
}

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  const { copy, surroundings, areaLinks, isMapAskedFor, form } = loaderData;
  const { href } = useLanguage();
  const { name, address, hours, coordinates } = business;
  return (
    <>
      <OfficeHero copy={copy} office={business} hours={hours.visit} routeTo={directionsLink(address)}>
        <Island
          name="map"
          of={ConsentedMap}
          props={{
            copy: surroundings.map,
            name,
            town: address.town,
            coordinates,
            page: href(pathOf("location")),
            isAskedFor: isMapAskedFor,
            className: "lg:min-h-140",
          }}
        />
      </OfficeHero>
      <Collaboration copy={copy.collaboration}>
        <FormPanel {...copy.quote}>
          <Island
            name="quote-form"
            of={QuoteForm}
            props={{ source: "locatie-page", state: form, isPersistent: true }}
          />
        </FormPanel>
      </Collaboration>
      <ServiceArea copy={surroundings.area} groups={areaLinks} />
    </>
  );
}
