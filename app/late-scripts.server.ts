import { LATE_START_SCRIPT } from "./late-start-script";
import { MARK_ATTRIBUTE } from "./lib/http/content-security-policy.server";
import { LATE_TYPE, MODULES_ATTRIBUTE, PAGE_DATA_ID } from "./platform/pages/late-start/late-type";
import { SPECULATION_RULES } from "./platform/pages/late-start/speculation-rules";

const PRELOAD = /<link(?: nonce="[^"]*")? rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
/** How the router's `<Scripts>` writes its module script, which may also have the nonce. */
const MODULE = /(?<=<script(?: nonce="[^"]*")?) type="module" async=""/g;

/** How the router delivers the loaders' data: one script that enqueues a text, and one that closes the stream. */
const STREAM = "window\\.__reactRouterContext\\.streamController\\.";
const DATA = new RegExp(`<script(?: nonce="[^"]*")?>${STREAM}enqueue\\((?<text>".*")\\);</script>`, "g");
const END = new RegExp(`<script(?: nonce="[^"]*")?>${STREAM}close\\(\\);</script>`, "g");

const RULES = `<script${MARK_ATTRIBUTE} type="speculationrules">${SPECULATION_RULES}</script>`;

/** A document that the router wrote differently stays as it is. */
export function withLateScripts(html: string): string {
  if ([...html.matchAll(MODULE)].length !== 1) return html;
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return withPlainData(html)
    .replaceAll(PRELOAD, "")
    .replace(MODULE, ` type="${LATE_TYPE}" ${MODULES_ATTRIBUTE}="${modules.join(" ")}"`)
    .replace("</body>", () => `${RULES}<script${MARK_ATTRIBUTE}>${LATE_START_SCRIPT}</script></body>`);
}

/** Unchanged when the data come in another way. */
function withPlainData(html: string): string {
  const [data, ...others] = [...html.matchAll(DATA)];
  if (!data?.groups?.text || others.length > 0 || [...html.matchAll(END)].length !== 1) return html;
  const text = String(JSON.parse(data.groups.text)).replaceAll("<", "\\u003c");
  const block = `<script type="application/json" id="${PAGE_DATA_ID}">${text}</script>`;
  return html.replace(data[0], () => block).replace(END, "");
}
