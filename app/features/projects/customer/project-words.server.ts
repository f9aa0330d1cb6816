import { facts } from "~/content/facts.server";
import { type ProjectsCopy, projectsCopy } from "~/content/site/projects/projects-copy.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { sizeInWords } from "~/lib/text/format-length";
import { numberFormat } from "~/lib/text/number-format";
import { PROJECT_BOUNDS } from "../project";
import { FORM_FILES } from "./project-forms";

export type ProjectWords = ProjectsCopy["page"];

const GIGABYTE = 1024 ** 3;

export function projectWords({ language, company, customer_name }: ProjectRow): ProjectWords {
  return pageWords(language, company ?? customer_name);
}

/** Words of the page where there is no project. */
export function unknownProjectWords(language: Language): Pick<ProjectWords, "unknown" | "call"> {
  const { unknown, call } = pageWords(language, "");
  return { unknown, call };
}

function pageWords(language: Language, customer: string): ProjectWords {
  return fill(projectsCopy[language].page, {
    ...facts(language),
    customer,
    fileSize: sizeInWords(PROJECT_BOUNDS.fileSize, language),
    totalSize: numberFormat(language, { style: "unit", unit: "gigabyte" }).format(PROJECT_BOUNDS.totalSize / GIGABYTE),
    formSize: sizeInWords(FORM_FILES, language),
    mostFiles: String(PROJECT_BOUNDS.files),
  });
}
