import { MARK_ATTRIBUTE } from "~/lib/http/content-security-policy.server";
import { LATE_START_SCRIPT } from "./late-start-script";
import { LATE_TYPE, MODULES_ATTRIBUTE } from "./late-type";
import { SPECULATION_RULES } from "./speculation-rules";

const PRELOAD = /<link(?: nonce="[^"]*")? rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
/** How the router's `<Scripts>` writes what starts it; beside these attributes it may have the mark. */
const MODULE = /(?<=<script(?: nonce="[^"]*")?) type="module" async=""/g;

const RULES = `<script${MARK_ATTRIBUTE} type="speculationrules">${SPECULATION_RULES}</script>`;

/**
 * The document with its modules put off: they are named, none is fetched, and `LATE_START_SCRIPT`, which follows them,
 * starts them. A document that the router wrote in another way stays as it is.
 */
export function withLateScripts(html: string): string {
  if ([...html.matchAll(MODULE)].length !== 1) return html;
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return html
    .replaceAll(PRELOAD, "")
    .replace(MODULE, ` type="${LATE_TYPE}" ${MODULES_ATTRIBUTE}="${modules.join(" ")}"`)
    .replace("</body>", () => `${RULES}<script${MARK_ATTRIBUTE}>${LATE_START_SCRIPT}</script></body>`);
}
