import { CaseChoices } from "~/components/sections/case-choices";
import { CaseGain } from "~/components/sections/case-gain";
import { CaseHead } from "~/components/sections/case-head";
import { CaseNext } from "~/components/sections/case-next";
import { CaseStorySection } from "~/components/sections/case-story";
import { ClosingBanner } from "~/components/sections/closing-banner";
import { ButtonLink } from "~/components/ui/button";
import { casePath } from "~/content/families";
import { pageCopy } from "~/content/page-copy.server";
import { pageCrumbs } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { caseCopy } from "~/content/site/page-copies.server";
import { findCase } from "~/content/site/portfolio/portfolio-copy.server";
import { notFound } from "~/features/not-found/not-found.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import type { Route } from "./+types/case";
import "~/components/sections/case.css";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const story = findCase(params.slug.toLowerCase());
  if (!story) throw notFound(url, context);
  return { copy: pageCopy(caseCopy, language), story: pageCopy(story, language) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { meta: copy, slug, title, share } = loaderData.story;
  const path = casePath(slug);
  return pageMeta({ copy, path, site, image: share, structuredData: [pageCrumbs(site, { name: title, path })] });
}

export default function CasePage({ loaderData: { copy, story } }: Route.ComponentProps) {
  const { href } = useLanguage();
  return (
    <article className={`case-${story.look}`}>
      <CaseHead copy={copy} story={story} />
      <CaseStorySection copy={copy} story={story} />
      {story.choices && <CaseChoices copy={copy} choices={story.choices} />}
      <CaseGain copy={copy} story={story} />
      <CaseNext label={copy.next} project={story.next} to={href(casePath(story.next.slug))} />
      <ClosingBanner title={copy.closing.title} text={copy.closing.text}>
        <ButtonLink to={href(pathOf("contact"))}>{copy.closing.contact}</ButtonLink>
        <ButtonLink to={href(pathOf("configurator"))} variant="quiet">
          {copy.closing.configurator}
        </ButtonLink>
      </ClosingBanner>
    </article>
  );
}
