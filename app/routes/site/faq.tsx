import { QuestionMark } from "~/components/illustrations/question-mark";
import { Questions } from "~/components/sections/questions";
import { ButtonLink } from "~/components/ui/button";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { faqCopy } from "~/content/site/faq/faq-copy.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { faqPage } from "~/lib/seo/structured-data";
import type { Route } from "./+types/faq";

export function loader({ context }: Route.LoaderArgs) {
  return { copy: pageCopy(faqCopy(), context.get(languageContext)) };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  return metaOfPage(matches[0].loaderData, "faq", copy.meta, [faqPage(copy.items)]);
}

export default function FaqPage({ loaderData: { copy } }: Route.ComponentProps) {
  const { href } = useLanguage();
  return (
    <div className="overflow-x-clip">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-28 pb-section md:pt-40 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <div className="relative lg:sticky lg:top-32 lg:self-start">
          <h1 className="text-[clamp(2.25rem,1.4rem+4vw,3.5rem)] leading-none font-extrabold">{copy.title}</h1>
          <p className="mt-5 max-w-[26rem] text-lead">{copy.lead}</p>
          <QuestionMark className="mt-8 h-96 max-lg:hidden" />
        </div>
        <Questions title={null} items={copy.items} />
      </div>
      <section className="bg-weld-400 text-ink-950">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-16 gap-y-6 py-14 lg:py-20">
          <div>
            <h2 className="text-h2">{copy.more.title}</h2>
            <p className="mt-3 max-w-[34rem] text-lead">{copy.more.text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={href(pathOf("contact"))} variant="dark">
              {copy.more.contact}
            </ButtonLink>
            <ButtonLink to={href(pathOf("prices"))} variant="quiet">
              {copy.more.prices}
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}
