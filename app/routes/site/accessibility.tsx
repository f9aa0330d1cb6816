import { AccessibilityReport } from "~/components/sections/accessibility-report";
import { UseLabel } from "~/components/sections/use-label";
import { Unbroken } from "~/components/ui/unbroken";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { accessibilityCopy } from "~/content/site/page-copies.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { callLink, mailLink } from "~/lib/text/contact-links";
import { dayInWords } from "~/lib/time/clock";
import type { Route } from "./+types/accessibility";
import "~/components/sections/policy.css";

const INSTITUTE = { nl: "https://www.mensenrechten.nl", en: "https://www.mensenrechten.nl/en" };

export function loader({ context }: Route.LoaderArgs) {
  return { copy: pageCopy(accessibilityCopy, context.get(languageContext)) };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  return metaOfPage(matches[0].loaderData, "accessibility", copy.meta);
}

export default function AccessibilityPage({ loaderData: { copy } }: Route.ComponentProps) {
  const { language } = useLanguage();
  const { updated } = copy.meta;
  return (
    <article className="policy">
      <div className="bg-linen-100">
        <div className="policy-head wrap grid items-start gap-x-16 gap-y-12 pt-28 md:pt-36 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <div className="lg:pb-16">
            <p className="no-print woven-label">{copy.label}</p>
            <h1 className="mt-5 max-w-[8.67em] text-h1 font-extrabold">{copy.title}</h1>
            <p className="mt-6 max-w-[33rem] text-lead">{copy.lead}</p>
            <h2 className="mt-10 text-h3">{copy.aim.title}</h2>
            {copy.aim.texts.map((text) => (
              <p key={text} className="mt-3 max-w-[36rem]">
                {text}
              </p>
            ))}
            <p className="mt-5 text-small">
              {copy.updated}: <time dateTime={updated}>{dayInWords(updated, language)}</time>
            </p>
          </div>
          <div className="relative lg:mt-20 lg:-mb-24">
            <UseLabel copy={copy.care} />
          </div>
        </div>
      </div>
      <div className="policy-text wrap grid gap-x-16 gap-y-14 py-16 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:py-24">
        <section className="policy-section">
          <h2 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] leading-tight">{copy.tested.title}</h2>
          <dl className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2">
            {copy.tested.items.map(({ title, text }) => (
              <div key={title} className="border-t-2 border-ink-950 pt-4">
                <dt className="font-semibold text-ink-950">{title}</dt>
                <dd className="mt-1">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="policy-section lg:pt-28">
          <h2 className="text-h3">{copy.limits.title}</h2>
          <ul className="mt-4 grid gap-4">
            {copy.limits.items.map((item) => (
              <li key={item} className="border-l-2 border-dashed border-madder-600 pl-5">
                <Unbroken>{item}</Unbroken>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <AccessibilityReport
        copy={copy.report}
        mailTo={mailLink(business.email)}
        callTo={callLink(business.phone.international)}
        instituteTo={INSTITUTE[language]}
      />
    </article>
  );
}
