import { Intro } from "~/components/layout/intro";
import { Approach } from "~/components/sections/approach";
import { CarouselControls } from "~/components/sections/carousel-controls";
import { ConfiguratorTeaser } from "~/components/sections/configurator-teaser";
import { Contact } from "~/components/sections/contact";
import { FormPanel } from "~/components/sections/form-panel";
import { Hero } from "~/components/sections/hero";
import { Partners, TAPES } from "~/components/sections/partners";
import { PartnersControls } from "~/components/sections/partners-controls";
import { PORTFOLIO_REGION, PortfolioCarousel } from "~/components/sections/portfolio-carousel";
import { Pricing } from "~/components/sections/pricing";
import { Services } from "~/components/sections/services";
import { business } from "~/content/business";
import { casePath } from "~/content/families";
import { pageCopy } from "~/content/page-copy.server";
import { pathOf } from "~/content/pages";
import { isProven } from "~/content/shared/claims/present-claims";
import { homeCopy } from "~/content/site/home/home-copy.server";
import { partners } from "~/content/site/home/partners";
import { isOnlyConcepts, portfolioCards } from "~/content/site/portfolio/portfolio-copy.server";
import { QuoteForm } from "~/features/requests/quote-form";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { checkFormWords } from "~/features/website-check/check-form-state.server";
import { CheckStrip } from "~/features/website-check/check-strip";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import { professionalService, serviceArea } from "~/lib/seo/professional-service";
import { webSite } from "~/lib/seo/structured-data";
import { callLink } from "~/lib/text/contact-links";
import { Island } from "~/platform/pages/islands/island";
import type { Route } from "./+types/home";

export function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const copy = pageCopy(homeCopy, language);
  const { mixed, ...portfolio } = copy.portfolio;
  const facts = copy.hero.facts.map(({ proven, page = null, ...fact }) =>
    proven && isProven(proven.figure, business) ? { source: "", ...proven, page: null } : { ...fact, source: "", page },
  );
  return {
    copy: {
      ...copy,
      hero: { ...copy.hero, facts },
      portfolio: isOnlyConcepts() ? portfolio : { ...portfolio, ...mixed },
    },
    projects: pageCopy(portfolioCards(), language),
    form: quoteFormState(url, context),
    checkForm: checkFormWords(language),
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

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { href } = useLanguage();
  const { hero, services } = loaderData.copy;
  return (
    <>
      <Intro name={business.name} tagline={business.tagline} />
      <Hero
        copy={{
          ...hero,
          facts: hero.facts.map(({ page, ...fact }) => (page ? { ...fact, source: href(pathOf(page)) } : fact)),
        }}
        hasBadge={business.claims.numberOne.value}
        callTo={callLink(business.phone.international)}
        quoteTo="#contact"
      />
      <Services copy={services} contactTo="#contact" pricingTo="#pricing" />
      <HomeRest {...loaderData} />
    </>
  );
}

function HomeRest({ copy, projects, form, checkForm }: Route.ComponentProps["loaderData"]) {
  const { href } = useLanguage();
  const contactTo = href(pathOf("contact"));
  const configuratorTo = href(pathOf("configurator"));
  const { pause, play, previous, next, of } = copy.portfolio;
  const carousel = { pause, play, previous, next, of };
  return (
    <>
      <Partners
        copy={copy.partners}
        {...partners}
        startTo={contactTo}
        controls={
          <Island
            name="partners"
            of={PartnersControls}
            props={{ copy: { pause: copy.partners.pause, play: copy.partners.play }, tapes: TAPES }}
          />
        }
      />
      <ConfiguratorTeaser copy={copy.configurator} configuratorTo={configuratorTo} />
      <CheckStrip copy={copy.check} form={checkForm} source="homepage" />
      <Approach copy={copy.approach} />
      <PortfolioCarousel
        copy={copy.portfolio}
        projects={projects}
        projectTo={(slug) => href(casePath(slug))}
        startTo={contactTo}
        controls={
          <Island
            name="carousel"
            of={CarouselControls}
            props={{ copy: carousel, region: PORTFOLIO_REGION, titles: projects.map(({ title }) => title) }}
          />
        }
      />
      <Pricing
        copy={copy.pricing}
        configuratorTo={configuratorTo}
        contactTo="#contact"
        pricesTo={href(pathOf("prices"))}
      />
      <Contact copy={copy.contact} reach={business} contactTo={contactTo} configuratorTo={configuratorTo}>
        <FormPanel {...copy.quote}>
          <Island name="quote-form" of={QuoteForm} props={{ source: "homepage", state: form }} />
        </FormPanel>
      </Contact>
    </>
  );
}
