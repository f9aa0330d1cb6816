import { ClosingBanner } from "~/components/sections/closing-banner";
import { PatternHero } from "~/components/sections/pattern-hero";
import { PatternPieces } from "~/components/sections/pattern-pieces";
import { Questions } from "~/components/sections/questions";
import { ButtonLink } from "~/components/ui/button";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { customWorkCopy } from "~/content/site/page-copies.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { faqPage } from "~/lib/seo/structured-data";
import type { Route } from "./+types/custom-work";

export function loader({ context }: Route.LoaderArgs) {
  return { copy: pageCopy(customWorkCopy, context.get(languageContext)) };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  return metaOfPage(matches[0].loaderData, "custom-work", copy.meta, [faqPage(copy.faq.items)]);
}

export default function CustomWorkPage({ loaderData: { copy } }: Route.ComponentProps) {
  return (
    <>
      <PatternHero copy={copy.hero}>
        <Buttons copy={copy.hero} />
      </PatternHero>
      <PatternPieces copy={copy.benefits} />
      <Questions title={copy.faq.title} items={copy.faq.items} />
      <ClosingBanner title={copy.closing.title} text={copy.closing.text}>
        <Buttons copy={copy.hero} />
      </ClosingBanner>
    </>
  );
}

function Buttons({ copy }: { copy: { appointment: string; configure: string } }) {
  const { href } = useLanguage();
  return (
    <>
      <ButtonLink to={href(pathOf("contact"))}>{copy.appointment}</ButtonLink>
      <ButtonLink to={href(pathOf("configurator"))} variant="quiet">
        {copy.configure}
      </ButtonLink>
    </>
  );
}
