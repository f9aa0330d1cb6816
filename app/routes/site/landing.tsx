import { LandingBenefits } from "~/components/sections/landing-benefits";
import { LandingContact } from "~/components/sections/landing-contact";
import { LandingHero } from "~/components/sections/landing-hero";
import { LandingProof } from "~/components/sections/landing-proof";
import { LandingServices } from "~/components/sections/landing-services";
import { LandingStory } from "~/components/sections/landing-story";
import { Questions } from "~/components/sections/questions";
import { RelatedLinks } from "~/components/sections/related-links";
import { business } from "~/content/business";
import type { LandingCopy, LandingPart } from "~/content/landing/landing-copy";
import { landingLinks, landingPages } from "~/content/landing/landing-copy.server";
import { pathOf } from "~/content/pages";
import { pageCopy } from "~/features/copy/page-copy.server";
import { pageCrumbs } from "~/features/copy/page-crumbs";
import { priceList } from "~/features/pricing/price-list";
import { QuoteForm } from "~/features/requests/quote-form";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { notFound } from "~/features/unknown-paths/not-found.server";
import { callLink, mailLink } from "~/lib/contact-links";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import { professionalService } from "~/lib/seo/professional-service";
import { service } from "~/lib/seo/structured-data";
import type { Route } from "./+types/landing";

export function loader({ params, context, url }: Route.LoaderArgs) {
  const slug = params.landing.toLowerCase();
  const page = landingPages.get(slug);
  if (!page) throw notFound(url, context);
  const language = context.get(languageContext);
  const copy = pageCopy(page, language);
  return { slug, copy, related: landingLinks(language, copy.related.slugs), form: quoteFormState(url, context) };
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

export default function LandingPage({ loaderData: { slug, copy, related, form } }: Route.ComponentProps) {
  const { href, t } = useLanguage();
  const callTo = callLink(business.phone.international);
  return (
    <>
      <LandingHero copy={copy.hero} look={copy.look} callTo={callTo} contactTo="#contact" />
      {copy.look.order.map((part) => (
        <Part key={part} part={part} copy={copy} />
      ))}
      <LandingContact
        copy={copy.contact}
        look={copy.look}
        reach={[
          { label: t("action.call"), to: callTo, icon: "phone" },
          { label: business.email, to: mailLink(business.email), icon: "mail" },
        ]}
      >
        <QuoteForm source={slug} state={form} />
      </LandingContact>
      <RelatedLinks
        className="py-12"
        title={copy.related.title}
        links={related.map(({ path, label }) => ({ to: href(path), label }))}
      />
    </>
  );
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
