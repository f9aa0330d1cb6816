import type { ClothName } from "~/components/illustrations/cloths";
import { addresses } from "~/content/addresses.server";
import { business } from "~/content/business";
import { casePath, families } from "~/content/families";
import { pageCopy } from "~/content/page-copy.server";
import { landingPages } from "~/content/site/landing/landing-copy.server";
import { projects } from "~/content/site/portfolio/projects";
import { en } from "~/content/site/share/en";
import { nl } from "~/content/site/share/nl";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { shareImagePath } from "~/lib/seo/page-meta";

export interface ShareSubject {
  path: string;
  kind: "page" | "landing" | "article" | "case";
  name: string;
  /** The title without the name of the business. */
  title: string;
  label: string;
  cloth: ClothName;
  /** Null if it is no case; the picture is in `public`. */
  project: { palette: readonly [string, string, string, ...string[]]; picture: string } | null;
}

const CLOTHS = ["houndstooth", "herringbone", "basket", "birdseye", "tartan", "satin", "house"] as const;
const words = { nl, en };

export function shareSubjects(): ShareSubject[] {
  return addresses().flatMap(({ path, meta }, index) =>
    LANGUAGES.map((language) => {
      const { title } = pageCopy(meta, language);
      const look = lookOf(path, index, language);
      return { path: shareImagePath(path, language), name: business.name, title: withoutName(title), ...look };
    }),
  );
}

function lookOf(path: string, index: number, language: Language): Omit<ShareSubject, "path" | "name" | "title"> {
  const label = pageCopy(words, language);
  const cloth = CLOTHS[index % CLOTHS.length] ?? "house";
  const landing = landingPages.get(path.slice(1));
  const project = projects.find(({ slug }) => path === casePath(slug));
  if (landing) {
    return { kind: "landing", label: label.agency, cloth: landing[language].look.cloth, project: null };
  }
  if (project) {
    const { palette, slug } = project;
    return {
      kind: "case",
      label: label.case,
      cloth,
      project: { palette, picture: `portfolio/${slug}-desktop-800.webp` },
    };
  }
  if (path.startsWith(families.article.path)) return { kind: "article", label: label.article, cloth, project: null };
  return { kind: "page", label: label.agency, cloth, project: null };
}

/** "Contact" for "Contact | Weef": the logo has the name. */
function withoutName(title: string): string {
  return title.split(` | ${business.name}`)[0] ?? title;
}
