import { currentChanges, perChange, previewedKind } from "~/content/current";
import { sampleWebsitePath } from "~/content/families";
import type { Picture } from "~/content/picture";
import type { Language, PerLanguage } from "~/lib/language/language";
import type { PageMetaCopy } from "~/lib/seo/page-meta";
import type { ProjectCopy } from "./portfolio-copy";
import { type ProjectImage, projectImage } from "./project-images";
import { type ProjectSlug, projects } from "./projects";
import { BLANK_CASE, type CaseValues, isWholeCase, shippedCase, WORK, wordsOf } from "./work-values";

const nl = import.meta.glob<ProjectCopy>("./*/nl.ts", { eager: true, import: "nl" });
const en = import.meta.glob<ProjectCopy>("./*/en.ts", { eager: true, import: "en" });

/** A project as a card shows it. The case page is at `/portfolio/{slug}`. */
export interface ProjectCard {
  slug: string;
  /** The class that colours it. */
  look: string;
  title: string;
  description: string;
  category: string;
  /** The website itself; for a sample that ships, a bare path of this site; empty without one. */
  url: string;
  image: ProjectImage;
  /** True if it is labelled as a concept project. */
  isSample: boolean;
}

/** Reasons for a design that ships. */
type Choices = Pick<ProjectCopy, "type" | "colour" | "structure"> & {
  /** Hexadecimal colours, in the order of the names in `colour`. */
  palette: readonly string[];
  letter: ProjectImage;
};

/** Everything that the page of a project shows. */
export interface CaseStory extends ProjectCard, Pick<ProjectCopy, "town" | "lead" | "question" | "made" | "gain"> {
  meta: PageMetaCopy;
  /** The position in the carousel, counted from 0. */
  place: number;
  phone: ProjectImage | null;
  choices: Choices | null;
  /** True if a picture of its website can be seen here. */
  hasWebsite: boolean;
  /** The picture for sharers; null if one was drawn for it. */
  share: string | null;
  /** The card of the next project; the last one leads to the first. */
  next: ProjectCard;
}

const shippedCopies = new Map<string, PerLanguage<ProjectCopy>>(
  projects.map(({ slug }) => [slug, { nl: copyOf(nl, slug, "nl"), en: copyOf(en, slug, "en") }]),
);

/** Each case as it ships, by its slug. */
export const shippedCases: ReadonlyMap<string, CaseValues> = new Map(
  [...shippedCopies].map(([slug, copy]) => [slug, shippedCase(copy)]),
);

interface Project {
  slug: string;
  values: CaseValues;
}

/** The slugs of all cases, also of those that are hidden, in the order of the carousel. */
export function workOrder(): readonly string[] {
  const changes = currentChanges();
  const { order = [] } = (changes[WORK] ?? {}) as { order?: readonly string[] };
  const own = Object.keys(changes).flatMap((kind) =>
    kind.startsWith(`${WORK}.`) ? [kind.slice(WORK.length + 1)] : [],
  );
  const known = new Set([...shippedCases.keys(), ...own]);
  return [...new Set([...order.filter((slug) => known.has(slug)), ...known])];
}

/** Those of visitors: never none. */
const shownProjects = perChange((): readonly Project[] => {
  const shown = workOrder()
    .map((slug) => ({ slug, values: caseValues(slug) }))
    .filter(isShown);
  return shown.length > 0 ? shown : [...shippedCases].map(([slug, values]) => ({ slug, values }));
});

/** The current values of a case, in place of what ships. */
export function caseValues(slug: string): CaseValues {
  return { ...(shippedCases.get(slug) ?? BLANK_CASE), ...currentChanges()[`${WORK}.${slug}`] };
}

function isShown({ slug, values }: Project): boolean {
  const isOn = values.isShown || previewedKind() === `${WORK}.${slug}`;
  return isOn && isWholeCase(values) && (shippedCases.has(slug) || values.picture !== null);
}

/** The cards in order. */
export const portfolioCards = perChange(
  (): PerLanguage<readonly ProjectCard[]> => ({
    nl: shownProjects().map((project) => cardOf(project, "nl")),
    en: shownProjects().map((project) => cardOf(project, "en")),
  }),
);

/** True if all that is shown is what ships: concepts, as some texts call them. */
export function isOnlyConcepts(): boolean {
  const shown = shownProjects();
  return shown.length === shippedCases.size && shown.every(({ values }) => values.nature === "concept");
}

/** The slugs and the metadata of all pages of cases. */
export function caseMetas(): { slug: string; meta: PerLanguage<PageMetaCopy> }[] {
  return shownProjects().map((project) => ({
    slug: project.slug,
    meta: { nl: metaOf(project, "nl"), en: metaOf(project, "en") },
  }));
}

const stories = perChange(() => new Map<string, PerLanguage<CaseStory>>());

/** The project at `/portfolio/{slug}`, without facts filled in; `null` when there is none. */
export function findCase(slug: string): PerLanguage<CaseStory> | null {
  const place = shownProjects().findIndex((project) => project.slug === slug);
  if (place < 0) return null;
  const known = stories().get(slug) ?? { nl: storyAt(place, "nl"), en: storyAt(place, "en") };
  stories().set(slug, known);
  return known;
}

function storyAt(place: number, language: Language): CaseStory {
  const all = shownProjects();
  const project = all[place];
  const after = all[(place + 1) % all.length];
  if (!project || !after) throw new Error(`No project at ${place}`);
  const { slug, values } = project;
  const words = wordsOf(values, language);
  const shipped = projects.find((known) => known.slug === slug);
  const { type, colour, structure } = shippedCopies.get(slug)?.[language] ?? {};
  const choices = shipped &&
    type &&
    colour &&
    structure && {
      ...{ type, colour, structure, palette: shipped.palette },
      // Decorative: the text beside it describes it.
      letter: projectImage(shipped.slug, "letter", ""),
    };
  return {
    ...cardOf(project, language),
    ...{ town: words.town, lead: words.lead, question: words.question, made: words.made, gain: words.gain },
    meta: metaOf(project, language),
    place,
    phone: values.phone
      ? uploaded(values.phone, words.phoneAlt)
      : shipped && !values.picture
        ? projectImage(shipped.slug, "phone", words.phoneAlt)
        : null,
    choices: choices ?? null,
    hasWebsite: hasWebsite(project),
    share: values.picture?.share ?? null,
    next: cardOf(after, language),
  };
}

function hasWebsite({ slug, values }: Project): boolean {
  return shippedCases.has(slug) && values.nature === "concept" && values.picture === null;
}

function cardOf(project: Project, language: Language): ProjectCard {
  const { slug, values } = project;
  const { title, description, category, alt } = wordsOf(values, language);
  const isShipped = shippedCases.has(slug);
  return {
    slug,
    look: isShipped ? slug : "own",
    ...{ title, description, category },
    url: values.url || (hasWebsite(project) ? sampleWebsitePath(slug) : ""),
    image: values.picture ? uploaded(values.picture, alt) : projectImage(slug as ProjectSlug, "desktop", alt),
    isSample: values.nature === "concept",
  };
}

function metaOf({ slug, values }: Project, language: Language): PageMetaCopy {
  const { metaTitle, metaDescription } = wordsOf(values, language);
  const updated = values.updated || (shippedCopies.get(slug)?.[language].meta.updated ?? "");
  return { title: metaTitle, description: metaDescription, updated };
}

function uploaded({ src, srcSet, width, height }: Picture, alt: string): ProjectImage {
  return { src, srcSet, width, height, alt };
}

function copyOf(copies: Record<string, ProjectCopy>, slug: ProjectSlug, language: Language): ProjectCopy {
  const copy = copies[`./${slug}/${language}.ts`];
  if (!copy) throw new Error(`No ${language}.ts in content/portfolio/${slug}`);
  return copy;
}
