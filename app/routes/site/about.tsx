import { Approach } from "~/components/sections/approach";
import { ClosingBanner } from "~/components/sections/closing-banner";
import { SewnFigures } from "~/components/sections/sewn-figures";
import { TeamPortraits } from "~/components/sections/team-portraits";
import { ThreadStory } from "~/components/sections/thread-story";
import { Values } from "~/components/sections/values";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { shownPeople } from "~/content/people";
import { isProven } from "~/content/shared/claims/present-claims";
import { aboutCopy } from "~/content/site/page-copies.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import type { Route } from "./+types/about";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const copy = pageCopy(aboutCopy, language);
  const items = copy.stats.items.filter((fact) => !("figure" in fact) || isProven(fact.figure, business));
  return { copy: { ...copy, stats: { ...copy.stats, items } }, people: shownPeople(language) };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  return metaOfPage(matches[0].loaderData, "about", copy.meta);
}

export default function AboutPage({ loaderData: { copy, people } }: Route.ComponentProps) {
  const { href } = useLanguage();
  return (
    <>
      <ThreadStory hero={copy.hero} story={copy.story} />
      {people.length > 0 && <TeamPortraits title={copy.people.title} people={people} />}
      <SewnFigures copy={copy.stats} />
      <Values copy={copy.values} />
      <Approach copy={copy.process} />
      <ClosingBanner title={copy.closing.title} text={copy.closing.text}>
        <ButtonLink to={href(pathOf("contact"))}>{copy.closing.contact}</ButtonLink>
      </ClosingBanner>
    </>
  );
}
