import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g;

/** The policy for a document: its own inline scripts and styles by hash, everything else from this site only. */
export function contentSecurityPolicy(html: string, { development }: { development: boolean }): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(({ groups }) => groups?.code && !/\ssrc=|application\/ld\+json/.test(groups.attributes ?? ""))
    .map(({ groups }) => hash(groups?.code ?? ""));
  const styles = [...html.matchAll(INLINE_STYLE)].map(({ groups }) => hash(groups?.code ?? ""));
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts)].join(" ")}`,
    // Vite puts styles into the page by script while developing.
    `style-src ${development ? "'self' 'unsafe-inline'" : ["'self'", ...new Set(styles)].join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hash(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
