import { LandingBenefits } from "~/components/sections/landing-benefits";
import { LandingContact } from "~/components/sections/landing-contact";
import { LandingProof } from "~/components/sections/landing-proof";
import { LandingServices } from "~/components/sections/landing-services";
import { LandingStory } from "~/components/sections/landing-story";
import { Questions } from "~/components/sections/questions";
import { RelatedLinks } from "~/components/sections/related-links";
import { business } from "~/content/business";
import { PageProof } from "~/content/page-proof";
import { pathOf } from "~/content/pages";
import type { LandingCopy, LandingPart } from "~/content/site/landing/landing-copy";
import { QuoteForm } from "~/features/requests/quote-form";
import { useLanguage } from "~/lib/language/language-context";
import { callLink, mailLink } from "~/lib/text/contact-links";
import type { Route } from "./+types/landing";

/** A landing page below its first view. */
export function LandingRest({ slug, copy, proof, related, form }: Route.ComponentProps["loaderData"]) {
  const { href, t } = useLanguage();
  return (
    <>
      {copy.look.order.map((part) => (
        <Part key={part} part={part} copy={copy} />
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
        <QuoteForm
          source={slug}
          state={form}
          words={{ submit: copy.contact.form.submit, otherService: copy.service }}
        />
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
