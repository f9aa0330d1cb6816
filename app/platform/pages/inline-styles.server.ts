import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MARK_ATTRIBUTE } from "~/lib/http/content-security-policy.server";
import { CLIENT_FILES } from "~/lib/http/static-files.server";
import { LATE_SHEET } from "./islands/island-element";
import { parseStyles, type StyleRule } from "./style-rules";
import { classesIn, usedStyles } from "./used-styles";

const SHEET = /<link(?: nonce="[^"]*")? rel="stylesheet" href="(?<href>\/[^"]+\.css)#?"(?: nonce="[^"]*")?\/>/g;

const sheets = new Map<string, StyleRule[]>();

/** If `readSheet` throws, the document is unchanged and fetches its sheets at once. */
export function withInlineStyles(html: string, readSheet = readClientFile): string {
  const links = [...html.matchAll(SHEET)];
  const read = links.map(({ groups }) => sheetAt(groups?.href ?? "", readSheet));
  const rules = read.flatMap((sheet) => sheet ?? []);
  if (rules.length === 0 || read.includes(null)) return html;
  const style = `<style${MARK_ATTRIBUTE}>${usedStyles(rules, classesIn(html))}</style>`;
  const first = links[0]?.index ?? 0;
  const late = (part: string) => part.replace(SHEET, (link) => link.replace('rel="stylesheet"', `rel="${LATE_SHEET}"`));
  return html.slice(0, first) + style + late(html.slice(first));
}

function sheetAt(href: string, readSheet: (href: string) => string): StyleRule[] | null {
  const known = sheets.get(href);
  if (known) return known;
  try {
    const rules = parseStyles(readSheet(href));
    sheets.set(href, rules);
    return rules;
  } catch {
    return null;
  }
}

function readClientFile(href: string): string {
  return readFileSync(join(CLIENT_FILES, href), "utf8");
}
