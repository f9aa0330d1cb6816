import { BigResults } from "~/components/sections/big-results";
import { ClosingForm } from "~/components/sections/closing-form";
import { FormPanel } from "~/components/sections/form-panel";
import { Founder } from "~/components/sections/founder";
import { LocalWays } from "~/components/sections/local-ways";
import { PaymentBalance } from "~/components/sections/payment-balance";
import { QuoteHero } from "~/components/sections/quote-hero";
import { ReviewLabels } from "~/components/sections/review-labels";
import { ServiceArea } from "~/components/sections/service-area";
import { SwatchCard } from "~/components/sections/swatch-card";
import { landingGroups } from "~/content/area-links.server";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { PageProof } from "~/content/page-proof";
import { pathOf } from "~/content/pages";
import { shownPeople } from "~/content/people";
import { priceList } from "~/content/prices/price-list";
import { proofOf } from "~/content/proof.server";
import { isProven } from "~/content/shared/claims/present-claims";
import { overijsselCopy } from "~/content/site/page-copies.server";
import { presentReviews } from "~/content/site/reviews/present-reviews.server";
import { QuoteForm } from "~/features/requests/quote-form";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { service } from "~/lib/seo/structured-data";
import { Island } from "~/platform/pages/islands/island";
import type { Route } from "./+types/overijssel";

export function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const copy = pageCopy(overijsselCopy, language);
  const { title, items } = copy.results;
  const areProven = isProven("entrepreneursHelped", business) && isProven("rating", business);
  return {
    copy: { ...copy, results: { items, title: areProven ? title.proven : title.open } },
    proof: proofOf("overijssel", language),
    reviews: presentReviews(language),
    links: landingGroups(language),
    person: shownPeople(language)[0] ?? null,
    form: quoteFormState(url, context),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { meta: copy, hero } = loaderData.copy;
  const offered = {
    name: hero.label,
    description: copy.description,
    path: pathOf("overijssel"),
    areaServed: [business.address.region],
    provider: business,
    offer: priceList.websiteMonthly,
  };
  return metaOfPage(site, "overijssel", copy, [service(offered, site)]);
}

export default function OverijsselPage({
  loaderData: { copy, proof, reviews, links, person, form },
}: Route.ComponentProps) {
  const { href } = useLanguage();
  return (
    <>
      <QuoteHero copy={copy.hero}>
        <FormPanel {...copy.hero.form}>
          <Island name="quote-form" of={QuoteForm} props={{ source: "overijssel-landing-hero", state: form }} />
        </FormPanel>
      </QuoteHero>
      <LocalWays copy={copy.local} />
      <BigResults copy={copy.results} />
      <SwatchCard copy={copy.services} moreTo={href(pathOf("services"))} />
      <PaymentBalance copy={copy.compare} />
      <PageProof copy={proof} />
      <ReviewLabels copy={copy.reviews} view={reviews} />
      <Founder copy={copy.founder} initials={business.owner.initials} person={person} aboutTo={href(pathOf("about"))} />
      <ServiceArea copy={copy.area} groups={links} />
      <ClosingForm copy={copy.closing}>
        <FormPanel {...copy.closing.form}>
          <Island name="quote-form" of={QuoteForm} props={{ source: "overijssel-landing-footer", state: form }} />
        </FormPanel>
      </ClosingForm>
    </>
  );
}
