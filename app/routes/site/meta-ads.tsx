import { AdsFooter } from "~/components/layout/ads-footer";
import { MainContent } from "~/components/layout/main-content";
import { SiteNotice } from "~/components/layout/site-frame";
import { AdsBenefits, AdsClosing } from "~/components/sections/ads-benefits";
import { AdsHero } from "~/components/sections/ads-hero";
import { FormPanel } from "~/components/sections/form-panel";
import { business } from "~/content/business";
import { legalMenu } from "~/content/menus";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { PageProof } from "~/content/page-proof";
import { proofOf } from "~/content/proof.server";
import { metaAdsCopy } from "~/content/site/page-copies.server";
import { SettingsLink } from "~/features/consent/settings-button";
import { AdsForm } from "~/features/requests/ads-form";
import { quoteFormState } from "~/features/requests/quote-form.server";
import { languageContext } from "~/lib/request-context";
import { callLink } from "~/lib/text/contact-links";
import { Island } from "~/platform/pages/islands/island";
import type { Route } from "./+types/meta-ads";

const FORM_ID = "aanvraag";

/** Nothing around the landing page of an advertisement should lead away from it. */
export const handle = { frame: "none" };

export function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    copy: pageCopy(metaAdsCopy, language),
    proof: proofOf("meta-ads", language),
    form: quoteFormState(url, context),
  };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  return metaOfPage(matches[0].loaderData, "meta-ads", copy.meta);
}

export default function MetaAdsPage({ loaderData: { copy, proof, form }, matches }: Route.ComponentProps) {
  const { notice } = matches[0].loaderData;
  const formTo = `#${FORM_ID}`;
  return (
    <>
      {notice && <SiteNotice text={notice} />}
      <MainContent>
        <AdsHero copy={copy} brand={business} formTo={formTo} callTo={callLink(business.phone.international)}>
          <div id={FORM_ID} className="scroll-mt-4">
            <FormPanel {...copy.form}>
              <Island name="ads-form" of={AdsForm} props={{ state: form }} />
            </FormPanel>
          </div>
        </AdsHero>
        <PageProof copy={proof} leadsAway={false} />
        <AdsBenefits copy={copy.cards} />
        <AdsClosing copy={copy.closing} formTo={formTo} />
      </MainContent>
      <AdsFooter
        identity={business}
        legal={legalMenu}
        cookieSettings={<Island name="consent-link" of={SettingsLink} when="touch" props={{}} />}
      />
    </>
  );
}
