import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ArticleLink, type ArticleLinks, Checklist, Note, Pull, Table } from "~/components/sections/article-parts";
import { facts } from "~/content/facts.server";
import type { ArticleWords } from "~/content/site/articles/articles.server";
import type { Language } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { type ArticlePictures, renderMarkdown } from "./markdown.server";
import { workedExamples } from "./worked-examples";

/** Words that an average reader reads in a minute. */
const WORDS_PER_MINUTE = 220;

const CHARACTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

export function articleFacts(language: Language): Facts {
  return { ...facts(language), ...workedExamples(language) };
}

export function renderWords(Words: ArticleWords, language: Language, links: ArticleLinks): string {
  const a = (props: ComponentProps<"a">) => <ArticleLink {...props} {...links} />;
  const html = renderToStaticMarkup(<Words components={{ a, Checklist, Note, Pull, Table }} />);
  return fill(html, escaped(articleFacts(language)));
}

/** Markdown of the desk, with the same facts and links. */
export function writeText(text: string, language: Language, links: ArticleLinks, pictures: ArticlePictures): string {
  return fill(renderMarkdown(text, links, pictures), escaped(articleFacts(language)));
}

export function contentsOf(html: string): { id: string; title: string }[] {
  const [, ...headings] = html.split('<h2 id="');
  return headings.flatMap((heading) => {
    const [id = ""] = heading.split('"', 1);
    const title = textOf(heading.slice(heading.indexOf(">") + 1).split("</h2>", 1)[0] ?? "").trim();
    // A picture alone is no title.
    return title === "" ? [] : [{ id, title }];
  });
}

export function countWords(html: string): number {
  return textOf(html.replace(/<\/(p|li|h2|th|td|caption)>/g, " ")).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / WORDS_PER_MINUTE));
}

function textOf(html: string): string {
  return html.replace(/<[^<>]+>/g, "").replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name) => CHARACTERS[name] ?? "");
}

function escaped(texts: Facts): Facts {
  const inHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, inHtml(text)]));
}
