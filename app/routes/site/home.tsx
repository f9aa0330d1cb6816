import { Intro } from "~/components/layout/intro";
import { Approach } from "~/components/sections/approach";
import { ConfiguratorTeaser } from "~/components/sections/configurator-teaser";
import { Contact } from "~/components/sections/contact";
import { FormPanel } from "~/components/sections/form-panel";
import { Hero } from "~/components/sections/hero";
import { Partners } from "~/components/sections/partners";
import { PortfolioCarousel } from "~/components/sections/portfolio-carousel";
import { Pricing } from "~/components/sections/pricing";
import { Services } from "~/components/sections/services";
import { business } from "~/content/business";
import { casePath } from "~/content/families";
import { homeCopy } from "~/content/home/home-copy.server";
import { partners } from "~/content/home/partners";
import { pathOf } from "~/content/pages";
import { portfolioCards } from "~/content/portfolio/portfolio-copy.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { QuoteForm } from "~/features/requests/quote-form";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { callLink } from "~/lib/contact-links";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import { professionalService, serviceArea } from "~/lib/seo/professional-service";
import { webSite } from "~/lib/seo/structured-data";
import type { Route } from "./+types/home";

export function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    copy: pageCopy(homeCopy, language),
    projects: pageCopy(portfolioCards, language),
    form: quoteFormState(url, context),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { meta: copy } = loaderData.copy;
  return pageMeta({
    copy,
    path: pathOf("home"),
    site,
    structuredData: [
      webSite(business, site),
      professionalService(business, { ...site, description: copy.description, areaServed: serviceArea(business) }),
    ],
  });
}

export default function HomePage({ loaderData: { copy, projects, form } }: Route.ComponentProps) {
  const { href } = useLanguage();
  const contactTo = href(pathOf("contact"));
  const configuratorTo = href(pathOf("configurator"));
  return (
    <>
      <Intro name={business.name} tagline={business.tagline} />
      <Hero
        copy={copy.hero}
        hasBadge={business.claims.numberOne.value}
        callTo={callLink(business.phone.international)}
        quoteTo="#contact"
      />
      <Services copy={copy.services} contactTo="#contact" pricingTo="#pricing" />
      <Partners copy={copy.partners} {...partners} startTo={contactTo} />
      <ConfiguratorTeaser copy={copy.configurator} configuratorTo={configuratorTo} />
      <Approach copy={copy.approach} />
      <PortfolioCarousel
        copy={copy.portfolio}
        projects={projects}
        projectTo={(slug) => href(casePath(slug))}
        startTo={contactTo}
      />
      <Pricing copy={copy.pricing} configuratorTo={configuratorTo} contactTo="#contact" />
      <Contact copy={copy.contact} reach={business} contactTo={contactTo} configuratorTo={configuratorTo}>
        <FormPanel {...copy.quote}>
          <QuoteForm source="homepage" state={form} />
        </FormPanel>
      </Contact>
    </>
  );
}
