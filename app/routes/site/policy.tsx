import { Contents } from "~/components/sections/contents";
import { PolicyContact } from "~/components/sections/policy-contact";
import { PolicyHeading } from "~/components/sections/policy-heading";
import { PolicySection } from "~/components/sections/policy-section";
import { PolicyStorage } from "~/components/sections/policy-storage";
import { RelatedLinks } from "~/components/sections/related-links";
import { business } from "~/content/business";
import { legalMenu } from "~/content/menus";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pageAt, pathOf } from "~/content/pages";
import { type PolicyId, policies, policyWords } from "~/content/site/policies/policy-copy.server";
import { cookieRows } from "~/features/consent/cookie-rows.server";
import { SettingsButton } from "~/features/consent/settings-button";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { canonicalUrl } from "~/lib/seo/page-meta";
import { Island } from "~/platform/pages/islands/island";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/policy";
import "~/components/sections/policy.css";

const CLOTHS = { privacy: "tartan", cookies: "birdseye", terms: "herringbone" } as const;

export function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const id = policyAt(url.pathname);
  const words = pageCopy(policyWords, language);
  const { SITE_URL } = context.get(servicesContext).env;
  return {
    id,
    copy: pageCopy(policies[id], language),
    words,
    storage: {
      necessary: cookieRows("necessary", SITE_URL, words.storage, language),
      analytics: cookieRows("analytics", SITE_URL, words.storage, language),
    },
  };
}

/** This module serves the addresses of the documents only. */
function policyAt(pathname: string): PolicyId {
  const page = pageAt(pathname);
  if (!page || !(page.id in policies)) throw new Error(`No legal document at ${pathname}`);
  return page.id as PolicyId;
}

export function meta({ loaderData: { id, copy }, matches }: Route.MetaArgs) {
  return metaOfPage(matches[0].loaderData, id, copy.meta);
}

export default function PolicyPage({ loaderData, matches }: Route.ComponentProps) {
  const { id, copy, words, storage } = loaderData;
  const { t, href } = useLanguage();
  const { columns, caption } = words.storage;
  const shown = {
    contact: <PolicyContact words={words.contact} reach={business} />,
    necessary: <PolicyStorage caption={caption.necessary} columns={columns} rows={storage.necessary} />,
    consent: <Island name="consent-button" of={SettingsButton} props={{}} />,
    analytics: <PolicyStorage caption={caption.analytics} columns={columns} rows={storage.analytics} />,
  };
  return (
    <article className="policy">
      <PolicyHeading
        label={words.label}
        title={copy.title}
        lead={copy.lead}
        cloth={CLOTHS[id]}
        updated={{ label: words.updated, day: copy.meta.updated }}
        prevails={words.prevails}
        inShort={{ title: words.inShort, points: copy.summary }}
      />
      <div className="policy-text wrap grid gap-y-10 py-12 lg:grid-cols-[14rem_minmax(0,42rem)] lg:gap-x-28 lg:py-20">
        <Contents title={words.contents} items={copy.sections} isNumbered />
        <div>
          {copy.sections.map((section, index) => (
            <PolicySection key={section.id} section={section} number={index + 1} label={words.section} shown={shown} />
          ))}
          <p className="hidden border-t pt-3 print:block">{canonicalUrl(pathOf(id), matches[0].loaderData)}</p>
        </div>
      </div>
      <RelatedLinks
        title={words.others}
        links={legalMenu
          .filter(({ to }) => to !== pathOf(id))
          .map(({ label, to }) => ({ to: href(to), label: t(label) }))}
        className="no-print border-t border-linen-300 bg-linen-100 py-8"
      />
    </article>
  );
}
