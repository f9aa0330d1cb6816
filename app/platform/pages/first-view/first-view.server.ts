import { MARK_ATTRIBUTE } from "~/lib/http/content-security-policy.server";
import { FIRST_VIEW_SCRIPT } from "./first-view-script";

const TAGS = /<script[\s\S]*?<\/script>|<(?<end>\/?)(?<name>[a-z][\w-]*)(?<attributes>[^>]*?)(?<empty>\/?)>/gi;
const ID = / id="(?<id>[^"]*)"/;
const FIRST_PART_ID = "first-view";

/** Painted once all of the part is parsed: in the middle of it, what follows would push it aside. */
export function withFirstView(html: string): string {
  const script = `<script${MARK_ATTRIBUTE}>${FIRST_VIEW_SCRIPT}</script>`;
  const tag = partWithTitle(html);
  const id = ID.exec(tag?.text ?? "")?.groups?.id ?? FIRST_PART_ID;
  const awaited = tag ? `<link rel="expect" href="#${id}" blocking="render"/>` : "";
  const named = tag && !ID.test(tag.text) ? `${html.slice(0, tag.end - 1)} id="${id}"${html.slice(tag.end - 1)}` : html;
  return named.replace("</head>", () => `${awaited}${script}</head>`);
}

function partWithTitle(html: string): { text: string; end: number } | null {
  const start = html.indexOf("<main");
  if (start < 0) return null;
  let depth = -1;
  let part: { text: string; end: number } | null = null;
  for (const { 0: text, index, groups } of html.slice(start).matchAll(TAGS)) {
    if (!groups?.name || groups.empty) continue;
    if (groups.name === "h1") return part;
    if (groups.end) depth--;
    else if (depth++ === 0) part = { text, end: start + index + text.length };
  }
  return null;
}
