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
  /** The route module, or the family that it is one of: pages of a kind differ only in their words. */
  kind: string;
  /** The file with its words, below app/content. */
  file: string;
}

/** Every page of the site in both languages, including the families, according to the folders of content. */
export const siteAddresses: readonly SiteAddress[] = [
  ...pages.map(({ id, path, module, indexable }) => ({ path, indexable, kind: module, dutch: `${id}/nl.ts` })),
  ...family("landing/*/nl.ts", (folder) => `/${folder}`),
  ...family("portfolio/*/nl.ts", (folder) => `/portfolio/${folder}`),
  // The number in front is the article's address.
  ...family("articles/*/nl.mdx", (folder) => `/blog/${folder.split("-")[0]}`),
  ...["starter", "groei", "pro"].map((name) => ({
    path: `/pakket-contact/${name}`,
    indexable: false,
    kind: "package-form",
    dutch: "package-form/nl.ts",
  })),
].flatMap(({ path, indexable, kind, dutch }) => [
  { address: path, path, language: "nl", indexable, kind, file: dutch },
  { address: englishPath(path), path, language: "en", indexable, kind, file: dutch.replace("/nl.", "/en.") },
]);

/** True if no page before it in this language is of its kind. */
export function isFirstOfItsKind({ address, language, kind }: SiteAddress): boolean {
  return siteAddresses.find((other) => other.language === language && other.kind === kind)?.address === address;
}

/** The day (`YYYY-MM-DD`) on which the words of a page were last changed, according to the file itself. */
export function lastChange({ file }: SiteAddress): string | undefined {
  return /^\s*updated: "(.+?)",?$/m.exec(readFileSync(path.join(CONTENT, file), "utf8"))?.[1];
}

function family(files: string, pathOf: (folder: string) => string) {
  return globSync(files, { cwd: CONTENT })
    .map((file) => ({
      path: pathOf(path.basename(path.dirname(file))),
      indexable: true,
      kind: files.split("/")[0] ?? "",
      dutch: file,
    }))
    .sort((one, other) => one.path.localeCompare(other.path));
}
