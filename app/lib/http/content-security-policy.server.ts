import { createHash, randomBytes } from "node:crypto";
import { MAP_ORIGIN } from "../openstreetmap";

/** Input of a visitor is escaped, and cannot form this tag. */
const MAP_FRAME = `<iframe src="${MAP_ORIGIN}/`;

/** A secret of the server: it is taken out again before the document leaves. */
export const INLINE_MARK = randomBytes(18).toString("base64url");
export const MARK_ATTRIBUTE = ` nonce="${INLINE_MARK}"`;
const TAG = /^<(script|style)\b/;

/** developers.google.com/tag-platform/security/guides/csp */
const ANALYTICS = {
  script: ["https://www.googletagmanager.com"],
  image: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  connect: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};
const NO_ANALYTICS: typeof ANALYTICS = { script: [], image: [], connect: [] };

export interface DocumentSources {
  script: string[];
  style: string[];
  hasMap: boolean;
}

interface Rights {
  analytics: boolean;
  map: boolean;
  ownFrames?: boolean;
}

/** Lets the marked inline scripts and styles run, by their hash, and no others. */
export function secureDocument(marked: string): { html: string; sources: DocumentSources } {
  const found = { script: new Set(["'self'"]), style: new Set(["'self'"]) };
  const [start = "", ...rest] = marked.split(MARK_ATTRIBUTE);
  let before = start;
  for (const after of rest) {
    const tag = TAG.exec(before.slice(before.lastIndexOf("<")))?.[1] as keyof typeof found | undefined;
    const code = tag && after.slice(after.indexOf(">") + 1, after.indexOf(`</${tag}>`));
    if (code) found[tag].add(hash(code));
    before = after;
  }
  return {
    html: start + rest.join(""),
    sources: { script: [...found.script], style: [...found.style], hasMap: marked.includes(MAP_FRAME) },
  };
}

/** Anything that got into the document some other way does not run. */
export function documentPolicy(sources: DocumentSources, rights: Rights, development = false): string {
  const frames = [...(rights.ownFrames ? ["'self'"] : []), ...(rights.map || sources.hasMap ? [MAP_ORIGIN] : [])];
  const analytics = rights.analytics ? ANALYTICS : NO_ANALYTICS;
  return [
    "default-src 'none'",
    `script-src ${[...sources.script, ...analytics.script].join(" ")}`,
    // Vite puts styles into the page by script while developing.
    `style-src ${development ? "'self' 'unsafe-inline'" : sources.style.join(" ")}`,
    `img-src ${["'self' data:", ...analytics.image].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(development ? ["ws:"] : []), ...analytics.connect].join(" ")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hash(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
