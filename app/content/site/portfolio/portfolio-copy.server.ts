import type { Language, PerLanguage } from "~/lib/language/language";
import type { ProjectCopy } from "./portfolio-copy";
import { type ProjectImage, projectImage } from "./project-images";
import { type ProjectSlug, projects } from "./projects";

const nl = import.meta.glob<ProjectCopy>("./*/nl.ts", { eager: true, import: "nl" });
const en = import.meta.glob<ProjectCopy>("./*/en.ts", { eager: true, import: "en" });

/** A project as a card shows it. The case page is at `/portfolio/{slug}`. */
export interface ProjectCard {
  slug: ProjectSlug;
  title: string;
  description: string;
  category: string;
  /** The website itself; for a sample, a bare path of this site. */
  url: string;
  image: ProjectImage;
  /** Whether to label it as a concept project. */
  isSample: boolean;
}

/** Everything that the page of a project shows. */
export interface CaseStory extends ProjectCopy {
  slug: ProjectSlug;
  isSample: boolean;
  /** Its position in the carousel, counted from 0. */
  place: number;
  /** Hexadecimal colours, in the order of the names in `colour`. */
  palette: readonly string[];
  images: Record<"desktop" | "phone" | "letter", ProjectImage>;
  /** The card of the next project; the last one leads to the first. */
  next: ProjectCard;
}

/** The cards in order. */
export const portfolioCards: PerLanguage<readonly ProjectCard[]> = { nl: cardsIn("nl"), en: cardsIn("en") };

/** The project at `/portfolio/{slug}`, without facts filled in; `null` when there is none. */
export function findCase(slug: string): PerLanguage<CaseStory> | null {
  const place = projects.findIndex((project) => project.slug === slug);
  return place < 0 ? null : { nl: storyAt(place, "nl"), en: storyAt(place, "en") };
}

function storyAt(place: number, language: Language): CaseStory {
  const project = projects[place];
  const next = portfolioCards[language][(place + 1) % projects.length];
  if (!project || !next) throw new Error(`No project at ${place}`);
  const { slug, palette, isSample } = project;
  const copy = copyOf(language === "nl" ? nl : en, slug, language);
  const images = {
    desktop: projectImage(slug, "desktop", copy.alt.desktop),
    phone: projectImage(slug, "phone", copy.alt.phone),
    // Decorative: the text beside it describes it.
    letter: projectImage(slug, "letter", ""),
  };
  return { ...copy, slug, isSample, place, palette, images, next };
}

function copyOf(copies: Record<string, ProjectCopy>, slug: ProjectSlug, language: Language): ProjectCopy {
  const copy = copies[`./${slug}/${language}.ts`];
  if (!copy) throw new Error(`No ${language}.ts in content/portfolio/${slug}`);
  return copy;
}

function cardsIn(language: Language): ProjectCard[] {
  return projects.map(({ slug, url, isSample }) => {
    const { title, description, category, alt } = copyOf(language === "nl" ? nl : en, slug, language);
    return { slug, title, description, category, url, image: projectImage(slug, "desktop", alt.desktop), isSample };
  });
}
