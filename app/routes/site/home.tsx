import { Intro } from "~/components/layout/intro";
import { Hero } from "~/components/sections/hero";
import { Services } from "~/components/sections/services";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { pathOf } from "~/content/pages";
import { homeCopy } from "~/content/site/home/home-copy.server";
import { portfolioCards } from "~/content/site/portfolio/portfolio-copy.server";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import { professionalService, serviceArea } from "~/lib/seo/professional-service";
import { webSite } from "~/lib/seo/structured-data";
import { callLink } from "~/lib/text/contact-links";
import { latePart } from "~/platform/pages/late-start/late-part";
import { WhenNear } from "~/platform/pages/late-start/when-visible";
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

const rest = latePart("#partners, #portfolio, #contact", () => import("./home-rest").then(({ HomeRest }) => HomeRest));

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, services } = loaderData.copy;
  return (
    <>
      <Intro name={business.name} tagline={business.tagline} />
      <Hero
        copy={hero}
        hasBadge={business.claims.numberOne.value}
        callTo={callLink(business.phone.international)}
        quoteTo="#contact"
      />
      <Services copy={services} contactTo="#contact" pricingTo="#pricing" />
      <WhenNear part={rest}>
        <rest.Part {...loaderData} />
      </WhenNear>
    </>
  );
}
