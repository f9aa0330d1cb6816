import type { Language } from "~/lib/language/language";
import { formatCount } from "~/lib/text/number-format";

export interface SummaryPart {
  title: string;
  rows: readonly Readonly<Record<string, unknown>>[];
}

interface Summary {
  title: string;
  who: string;
  made: string;
  parts: readonly SummaryPart[];
  language: Language;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#14161f}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;border-top:2px solid #e6ddcc;padding:1rem 0;margin:0}
dt{color:#5d6374}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

export function summaryPage({ title, who, made, parts, language }: Summary): string {
  const sections = parts.map(
    (part) =>
      `<section><h2>${escaped(part.title)} (${formatCount(part.rows.length, language)})</h2>${part.rows.map(list).join("")}</section>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1><p><strong>${escaped(who)}</strong></p><p>${escaped(made)}</p>
${sections.join("\n")}
</body></html>
`;
}

function list(row: Readonly<Record<string, unknown>>): string {
  // An empty list tells nothing either.
  const filled = Object.entries(row).filter(([, value]) => value !== null && String(value) !== "");
  const lines = filled.map(([column, value]) => `<dt>${escaped(column)}</dt><dd>${escaped(textOf(value))}</dd>`);
  return `<dl>${lines.join("")}</dl>`;
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
