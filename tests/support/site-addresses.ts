import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pages } from "../../app/content/pages.ts";
import { englishPath, type Language } from "../../app/lib/language/language.ts";

const CONTENT = path.resolve(import.meta.dirname, "../../app/content/site");

export interface SiteAddress {
  address: string;
  /** The address without its language. */
  path: string;
  language: Language;
  indexable: boolean;
  /** The file with its words, below app/content. */
  file: string;
}

/** Every page of the site in both languages, including the families, according to the folders of content. */
export const siteAddresses: readonly SiteAddress[] = [
  ...pages.map(({ id, path, indexable }) => ({ path, indexable, dutch: `${id}/nl.ts` })),
  ...family("landing/*/nl.ts", (folder) => `/${folder}`),
  ...family("portfolio/*/nl.ts", (folder) => `/portfolio/${folder}`),
  // The number in front is the article's address.
  ...family("articles/*/nl.mdx", (folder) => `/blog/${folder.split("-")[0]}`),
  ...["starter", "groei", "pro"].map((name) => ({
    path: `/pakket-contact/${name}`,
    indexable: false,
    dutch: "package-form/nl.ts",
  })),
].flatMap(({ path, indexable, dutch }) => [
  { address: path, path, language: "nl", indexable, file: dutch },
  { address: englishPath(path), path, language: "en", indexable, file: dutch.replace("/nl.", "/en.") },
]);

/** Pages of a family differ only in their words: in English, the first of each represents the others. */
export function hasMarkupOfItsOwn({ language, file }: SiteAddress): boolean {
  const family = /^(?:landing|portfolio|articles)\/|^package-form\//.exec(file)?.[0];
  const first = siteAddresses.find((other) => family && other.language === "en" && other.file.startsWith(family));
  return language === "nl" || !family || first?.file === file;
}

/** The day (`YYYY-MM-DD`) on which the words of a page were last changed, according to the file itself. */
export function lastChange({ file }: SiteAddress): string | undefined {
  return /^\s*updated: "(.+?)",?$/m.exec(readFileSync(path.join(CONTENT, file), "utf8"))?.[1];
}

function family(files: string, pathOf: (folder: string) => string) {
  return globSync(files, { cwd: CONTENT })
    .map((file) => ({ path: pathOf(path.basename(path.dirname(file))), indexable: true, dutch: file }))
    .sort((one, other) => one.path.localeCompare(other.path));
}
