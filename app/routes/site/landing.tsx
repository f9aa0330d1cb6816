import { LandingHero } from "~/components/sections/landing-hero";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { pageCrumbs } from "~/content/page-crumbs";
import { priceList } from "~/content/prices/price-list";
import { isProofPage, proofOf } from "~/content/proof.server";
import { landingLinks, landingPages } from "~/content/site/landing/landing-copy.server";
import { notFound } from "~/features/not-found/not-found.server";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { presetTo } from "~/features/requests/quote-form-state";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import { professionalService } from "~/lib/seo/professional-service";
import { service } from "~/lib/seo/structured-data";
import { callLink } from "~/lib/text/contact-links";
import { BELOW_FIRST, latePart } from "~/platform/pages/late-start/late-part";
import { WhenNear } from "~/platform/pages/late-start/when-visible";
import type { Route } from "./+types/landing";

export function loader({ params, context, url }: Route.LoaderArgs) {
  const slug = params.landing.toLowerCase();
  const page = landingPages.get(slug);
  if (!page) throw notFound(url, context);
  const language = context.get(languageContext);
  const copy = pageCopy(page, language);
  if (!isProofPage(slug)) throw new Error(`No proof for ${slug}`);
  const proof = proofOf(slug, language);
  const form = presetTo(copy.contact.form.about, slug, quoteFormState(url, context));
  return { slug, copy, proof, related: landingLinks(language, copy.related.slugs), form };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { copy, slug } = loaderData;
  const path = `/${slug}`;
  return pageMeta({
    copy: copy.meta,
    path,
    site,
    structuredData: [
      professionalService(business, { ...site, description: copy.meta.description, areaServed: copy.areaServed }),
      service(
        {
          name: copy.service,
          description: copy.meta.description,
          path,
          areaServed: copy.areaServed,
          provider: business,
          offer: copy.price && priceList[copy.price],
        },
        site,
      ),
      pageCrumbs(site, { name: copy.label, path }),
    ],
  });
}

const rest = latePart(BELOW_FIRST, () => import("./landing-rest").then(({ LandingRest }) => LandingRest));

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { hero, look } = loaderData.copy;
  return (
    <>
      <LandingHero copy={hero} look={look} callTo={callLink(business.phone.international)} contactTo="#contact" />
      <WhenNear part={rest}>
        <rest.Part {...loaderData} />
      </WhenNear>
    </>
  );
}
