import { Fragment } from "react";
import { LandingBenefits } from "~/components/sections/landing-benefits";
import { LandingContact } from "~/components/sections/landing-contact";
import { LandingHero } from "~/components/sections/landing-hero";
import { LandingProof } from "~/components/sections/landing-proof";
import { LandingServices } from "~/components/sections/landing-services";
import { LandingStory } from "~/components/sections/landing-story";
import { Questions } from "~/components/sections/questions";
import { RelatedLinks } from "~/components/sections/related-links";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { pageCrumbs } from "~/content/page-crumbs";
import { PageProof } from "~/content/page-proof";
import { pathOf } from "~/content/pages";
import { priceList } from "~/content/prices/price-list";
import { isProofPage, proofOf } from "~/content/proof.server";
import type { LandingCopy, LandingPart } from "~/content/site/landing/landing-copy";
import { landingLinks, landingPages } from "~/content/site/landing/landing-copy.server";
import { notFound } from "~/features/not-found/not-found.server";
import { QuoteForm } from "~/features/requests/quote-form";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { presetTo } from "~/features/requests/quote-form-state";
import { checkFormWords } from "~/features/website-check/check-form-state.server";
import { CheckStrip } from "~/features/website-check/check-strip";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import { professionalService } from "~/lib/seo/professional-service";
import { service } from "~/lib/seo/structured-data";
import { callLink, mailLink } from "~/lib/text/contact-links";
import { hoursInShort } from "~/lib/time/opening-hours";
import { Island } from "~/platform/pages/islands/island";
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
  return {
    slug,
    copy,
    proof,
    related: landingLinks(language, copy.related.slugs),
    form,
    checkForm: checkFormWords(language),
  };
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

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { t, language } = useLanguage();
  const { hero, look } = loaderData.copy;
  return (
    <>
      <LandingHero
        copy={hero}
        look={look}
        callTo={callLink(business.phone.international)}
        callNote={`${t("action.call")}, ${hoursInShort(business.hours.visit, language)}`}
        contactTo="#contact"
      />
      <LandingRest {...loaderData} />
    </>
  );
}

/** A landing page below its first view. */
function LandingRest({ slug, copy, proof, related, form, checkForm }: Route.ComponentProps["loaderData"]) {
  const { href, t } = useLanguage();
  return (
    <>
      {copy.look.order.map((part, index) => (
        <Fragment key={part}>
          {index === 1 && copy.check && <CheckStrip copy={copy.check} form={checkForm} source={slug} />}
          <Part part={part} copy={copy} />
        </Fragment>
      ))}
      <PageProof copy={proof} />
      <LandingContact
        copy={copy.contact}
        look={copy.look}
        reach={[
          { label: t("action.call"), to: callLink(business.phone.international), icon: "phone" },
          { label: business.email, to: mailLink(business.email), icon: "mail" },
        ]}
      >
        <Island name="quote-form" of={QuoteForm} props={{ source: slug, state: form, words: formWords(copy) }} />
      </LandingContact>
      <RelatedLinks
        className="py-12"
        title={copy.related.title}
        links={related.map(({ path, label }) => ({ to: href(path), label }))}
      />
    </>
  );
}

/** The service that no option names stands behind "Iets anders". */
function formWords({ contact, service }: LandingCopy) {
  const { submit, about, ask } = contact.form;
  return { submit, otherService: about === "anders" ? service : null, ask };
}

function Part({ part, copy }: { part: LandingPart; copy: LandingCopy }) {
  const { href } = useLanguage();
  const { look } = copy;
  switch (part) {
    case "benefits":
      return <LandingBenefits copy={copy.benefits} look={look} />;
    case "services":
      return <LandingServices copy={copy.services} look={look} linkTo={href(pathOf(copy.services.link.page))} />;
    case "proof":
      return <LandingProof proof={copy.proof} />;
    case "story":
      return <LandingStory copy={copy.story} look={look} />;
    case "questions":
      return <Questions {...copy.questions} />;
  }
}
