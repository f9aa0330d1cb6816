import type { Language } from "~/lib/language/language";
import { pageCopy } from "./page-copy.server";
import { shownPeople } from "./people";
import { portfolioCards } from "./site/portfolio/portfolio-copy.server";
import { nearestProjects, type ProofPage, proofCopy } from "./site/proof/proof-copy.server";

export function proofOf(page: ProofPage, language: Language) {
  const { captions, first, mark, ...copy } = pageCopy(proofCopy, language);
  const { slug, sellsSite } = nearestProjects[page];
  const project =
    pageCopy(portfolioCards(), language).find((card) => card.slug === slug) ?? pageCopy(portfolioCards(), language)[0];
  if (!project) throw new Error(`No project ${slug}`);
  return {
    ...copy,
    title: sellsSite ? first.title : first.titleBeside,
    text: first.text,
    project: {
      slug: project.slug,
      title: project.title,
      // It is about the nearest one.
      caption: project.slug === slug ? captions[page] : project.description,
      image: project.image,
      mark: project.isSample ? mark : null,
    },
    person: shownPeople(language)[0] ?? null,
  };
}

export function isProofPage(page: string): page is ProofPage {
  return page in nearestProjects;
}
