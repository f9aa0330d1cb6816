import { CareLabel } from "~/components/sections/care-label";
import { ContactCards } from "~/components/sections/contact-cards";
import { ContactDetails } from "~/components/sections/contact-details";
import { FormPanel } from "~/components/sections/form-panel";
import { PageHeading } from "~/components/sections/page-heading";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { contactCopy, surroundingsCopy } from "~/content/site/page-copies.server";
import { ConsentedMap } from "~/features/consent/consented-map";
import { QuoteForm } from "~/features/requests/quote-form";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { useLanguage } from "~/lib/language/language-context";
import { asksForMap } from "~/lib/openstreetmap";
import { languageContext } from "~/lib/request-context";
import { professionalService, serviceArea } from "~/lib/seo/professional-service";
import { directionsLink } from "~/lib/text/contact-links";
import { Island } from "~/platform/pages/islands/island";
import type { Route } from "./+types/contact";

export function loader({ request, context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    copy: pageCopy(contactCopy, language),
    map: pageCopy(surroundingsCopy, language).map,
    isMapAskedFor: asksForMap(request, url),
    form: quoteFormState(url, context),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { meta: copy } = loaderData.copy;
  const office = { ...site, description: copy.description, areaServed: serviceArea(business) };
  return metaOfPage(site, "contact", copy, [professionalService(business, office)]);
}

export default function ContactPage({ loaderData: { copy, map, isMapAskedFor, form } }: Route.ComponentProps) {
  const { href } = useLanguage();
  const { name, address, hours } = business;
  return (
    <>
      <PageHeading copy={copy.hero} />
      <section
        id="contact"
        className="relative wrap -mt-12 mb-section grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
      >
        <ContactCards
          copy={copy.section.cards}
          reach={business}
          pageTo={null}
          className="lg:col-span-2 lg:grid-cols-3"
        />
        <FormPanel {...copy.quote}>
          <Island name="quote-form" of={QuoteForm} props={{ source: "contact", state: form }} />
        </FormPanel>
        <ContactDetails copy={copy.details} {...business} hours={hours.reachable} />
      </section>
      <div className="grid grid-cols-1 items-center lg:mb-section lg:grid-cols-[minmax(0,1fr)_24rem_max(2rem,calc((100vw-var(--container-page))/2))]">
        <div className="relative z-10 mx-4 max-lg:-mb-4 sm:mx-8 lg:col-start-2 lg:mx-0 lg:-ml-16">
          <CareLabel
            copy={copy.visit}
            name={name}
            address={address}
            hours={hours.visit}
            routeTo={directionsLink(address)}
            bookTo={href(pathOf("appointment"))}
          />
        </div>
        <Island
          name="map"
          of={ConsentedMap}
          props={{
            copy: map,
            name,
            town: address.town,
            coordinates: business.coordinates,
            page: href(pathOf("contact")),
            isAskedFor: isMapAskedFor,
            className:
              "lg:col-start-1 lg:row-start-1 lg:min-h-140 lg:[&>figcaption]:pl-[max(2rem,calc((100vw-var(--container-page))/2))]",
          }}
        />
      </div>
    </>
  );
}
