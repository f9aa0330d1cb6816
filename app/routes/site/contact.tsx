import { CareLabel } from "~/components/sections/care-label";
import { ContactCards } from "~/components/sections/contact-cards";
import { FormPanel } from "~/components/sections/form-panel";
import { PageHeading } from "~/components/sections/page-heading";
import { business } from "~/content/business";
import { contactCopy } from "~/content/contact/contact-copy.server";
import { pathOf } from "~/content/pages";
import { pageCopy } from "~/features/copy/page-copy.server";
import { QuoteForm } from "~/features/requests/quote-form";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { directionsLink } from "~/lib/contact-links";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import { professionalService } from "~/lib/seo/professional-service";
import type { Route } from "./+types/contact";

export function loader({ context, url }: Route.LoaderArgs) {
  return { copy: pageCopy(contactCopy, context.get(languageContext)), form: quoteFormState(url, context) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { siteUrl, language } = matches[0].loaderData;
  const { title, description } = loaderData.copy.meta;
  const structuredData = professionalService(business, { siteUrl, description });
  return pageMeta({ title, description, path: pathOf("contact"), language, siteUrl, structuredData });
}

export default function ContactPage({ loaderData: { copy, form } }: Route.ComponentProps) {
  const { name, address, hours, kvk, vat } = business;
  return (
    <>
      <PageHeading {...copy.hero} />
      <section
        id="contact"
        className="relative wrap -mt-12 mb-section grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
      >
        <ContactCards
          copy={copy.section.cards}
          reach={business}
          pageTo={null}
          className="lg:col-span-2 lg:grid-cols-3"
        />
        <FormPanel {...copy.quote}>
          <QuoteForm source="contact" state={form} />
        </FormPanel>
        <CareLabel
          copy={copy.details}
          name={name}
          address={address}
          hours={hours}
          routeTo={directionsLink(address)}
          kvk={kvk}
          vat={vat}
        />
      </section>
    </>
  );
}
