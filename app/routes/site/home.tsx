import { Approach } from "~/components/sections/approach";
import { Contact } from "~/components/sections/contact";
import { FormPanel } from "~/components/sections/form-panel";
import { Hero } from "~/components/sections/hero";
import { Pricing } from "~/components/sections/pricing";
import { Services } from "~/components/sections/services";
import { business } from "~/content/business";
import { homeCopy } from "~/content/home/home-copy.server";
import { pathOf } from "~/content/pages";
import { pageCopy } from "~/features/copy/page-copy.server";
import { QuoteForm } from "~/features/requests/quote-form";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { callLink } from "~/lib/contact-links";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import { professionalService } from "~/lib/seo/professional-service";
import type { Route } from "./+types/home";

export function loader({ context, url }: Route.LoaderArgs) {
  return { copy: pageCopy(homeCopy, context.get(languageContext)), form: quoteFormState(url, context) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { siteUrl, language } = matches[0].loaderData;
  const { title, description } = loaderData.copy.meta;
  const structuredData = professionalService(business, { siteUrl, description });
  return pageMeta({ title, description, path: pathOf("home"), language, siteUrl, structuredData });
}

export default function HomePage({ loaderData: { copy, form } }: Route.ComponentProps) {
  const { href } = useLanguage();
  const contactTo = href(pathOf("contact"));
  return (
    <>
      <Hero
        copy={copy.hero}
        hasBadge={business.claims.numberOne.value}
        callTo={callLink(business.phone.international)}
        quoteTo="#contact"
      />
      <Services copy={copy.services} contactTo="#contact" pricingTo="#pricing" />
      <Approach copy={copy.approach} />
      <Pricing copy={copy.pricing} contactTo="#contact" />
      <Contact copy={copy.contact} reach={business} contactTo={contactTo}>
        <FormPanel {...copy.quote}>
          <QuoteForm source="homepage" state={form} />
        </FormPanel>
      </Contact>
    </>
  );
}
