import { Approach } from "~/components/sections/approach";
import { ConfiguratorTeaser } from "~/components/sections/configurator-teaser";
import { Contact } from "~/components/sections/contact";
import { FormPanel } from "~/components/sections/form-panel";
import { Partners } from "~/components/sections/partners";
import { PortfolioCarousel } from "~/components/sections/portfolio-carousel";
import { Pricing } from "~/components/sections/pricing";
import { business } from "~/content/business";
import { casePath } from "~/content/families";
import { pathOf } from "~/content/pages";
import { partners } from "~/content/site/home/partners";
import { QuoteForm } from "~/features/requests/quote-form";
import { useLanguage } from "~/lib/language/language-context";
import type { Route } from "./+types/home";

export function HomeRest({ copy, projects, form }: Route.ComponentProps["loaderData"]) {
  const { href } = useLanguage();
  const contactTo = href(pathOf("contact"));
  const configuratorTo = href(pathOf("configurator"));
  return (
    <>
      <Partners copy={copy.partners} {...partners} startTo={contactTo} />
      <ConfiguratorTeaser copy={copy.configurator} configuratorTo={configuratorTo} />
      <Approach copy={copy.approach} />
      <PortfolioCarousel
        copy={copy.portfolio}
        projects={projects}
        projectTo={(slug) => href(casePath(slug))}
        startTo={contactTo}
      />
      <Pricing
        copy={copy.pricing}
        configuratorTo={configuratorTo}
        contactTo="#contact"
        pricesTo={href(pathOf("prices"))}
      />
      <Contact copy={copy.contact} reach={business} contactTo={contactTo} configuratorTo={configuratorTo}>
        <FormPanel {...copy.quote}>
          <QuoteForm source="homepage" state={form} />
        </FormPanel>
      </Contact>
    </>
  );
}
