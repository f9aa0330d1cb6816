import type { Language } from "~/lib/language/language";
import { tidyText } from "~/lib/text/tidy-text";

const files = import.meta.glob<string>("./*/{nl,en}.mdx", { query: "?raw", import: "default", eager: true });

const FRONT_MATTER = /^---\n.*?\n---\n/s;
const TABLE = /<Table\s+kind="(list|sum)"\s+caption="([^"]*)"\s+head=\{(\[.*?\])\}\s+rows=\{(\[.*?\])\}\s+\/>/gs;
/** An element, or code of MDX. */
const UNKNOWN = /<.*|^(?:im|ex)port .*/m;

/** The text of an article that ships as the desk would write it; empty for another. */
export function shippedMarkdown(id: string, language: Language): string {
  // A slug may begin like the name of a folder.
  const folder = /^\d+$/.test(id) ? `./${id}-` : null;
  const [, mdx = ""] =
    Object.entries(files).find(([file]) => folder && file.startsWith(folder) && file.endsWith(`/${language}.mdx`)) ??
    [];
  return toMarkdown(mdx);
}

/** Throws on what it does not know, so that nothing of an article is lost. */
export function toMarkdown(mdx: string): string {
  const text = mdx
    .replace(FRONT_MATTER, "")
    .replace(/<Pull>(.*?)<\/Pull>/gs, (_pull, said: string) => quote(said))
    .replace(/<Note title="([^"]*)">(.*?)<\/Note>/gs, (_note, title: string, said: string) =>
      quote(`**${title}**\n\n${said.trim()}`),
    )
    .replace(/<Checklist>(.*?)<\/Checklist>/gs, (_list, items: string) => items.trim().replaceAll(/^- /gm, "- [ ] "))
    .replace(TABLE, (_table, kind: string, caption: string, head: string, rows: string) =>
      table(kind, caption, listIn<string>(head), listIn<string[]>(rows)),
    );
  const [unknown] = UNKNOWN.exec(text) ?? [];
  if (unknown !== undefined) throw new Error(`Cannot be written as Markdown: ${unknown}`);
  return tidyText(text);
}

function quote(text: string): string {
  return text.replaceAll(/^/gm, "> ").replaceAll(/ $/gm, "");
}

function table(kind: string, caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_title, column) => (kind === "sum" && column === head.length - 1 ? "---:" : "---"));
  const lines = [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [`**${caption}**`, "", ...lines].join("\n");
}

function listIn<T>(code: string): T[] {
  return JSON.parse(code.replaceAll(/,(?=\s*\])/g, ""));
}
