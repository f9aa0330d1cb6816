import { MainContent } from "~/components/layout/main-content";
import { SampleWebsite } from "~/components/sections/sample-website";
import { business } from "~/content/business";
import { casePath } from "~/content/families";
import { pageCopy } from "~/content/page-copy.server";
import { caseCopy } from "~/content/site/page-copies.server";
import { findCase } from "~/content/site/portfolio/portfolio-copy.server";
import { notFound } from "~/features/not-found/not-found.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import type { Route } from "./+types/case-website";

/** Nothing of ours is around the website of another business, imaginary or not. */
export const handle = { frame: "none", chat: "none" };

export function loader({ params, url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const story = findCase(params.slug.toLowerCase());
  if (!story?.nl.hasWebsite) throw notFound(url, context);
  const { slug, title, image, phone } = pageCopy(story, language);
  const images = { desktop: image, phone: phone ?? image };
  return { copy: pageCopy(caseCopy, language).website, slug, title, images };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? hiddenPageMeta(`${loaderData.title} | ${business.name}`) : [];
}

export default function CaseWebsitePage({ loaderData: { copy, slug, title, images } }: Route.ComponentProps) {
  const { href } = useLanguage();
  return (
    <MainContent>
      <SampleWebsite copy={copy} title={title} images={images} backTo={href(casePath(slug))} />
    </MainContent>
  );
}
