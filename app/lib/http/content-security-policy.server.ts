import { createHash, randomBytes } from "node:crypto";
import { MAP_ORIGIN } from "../openstreetmap";

const INLINE = /<(?<tag>script|style)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/\k<tag>>/g;

/** The frame of the map. What a visitor typed comes escaped, and makes no tag. */
const MAP_FRAME = `<iframe src="${MAP_ORIGIN}/`;

/**
 * Marks, as `nonce`, the inline scripts and styles that rendering itself put into a document. Nobody outside knows it:
 * it is taken out again before the document leaves.
 */
export const INLINE_MARK = randomBytes(18).toString("base64url");
const MARK_ATTRIBUTE = ` nonce="${INLINE_MARK}"`;

/** What Google Analytics loads, and where it sends what it measured (developers.google.com/tag-platform/security/guides/csp). */
const ANALYTICS = {
  script: ["https://www.googletagmanager.com"],
  image: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  connect: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};
const NO_ANALYTICS: typeof ANALYTICS = { script: [], image: [], connect: [] };

interface DocumentOptions {
  development: boolean;
  /** What the visitor's consent lets this document load from others. */
  rights: { analytics: boolean; map: boolean };
  /** Whether it shows documents of this site in frames. */
  framesOwn?: boolean;
}

/**
 * The document without marks, and its policy: the marked inline scripts and styles by hash, everything else from this
 * site only. What got into the document in another way does not run. A document that holds the map may load its frame.
 */
export function secureDocument(marked: string, { development, rights, framesOwn = false }: DocumentOptions) {
  const hashes = { script: new Set(["'self'"]), style: new Set(["'self'"]) };
  for (const { groups } of marked.matchAll(INLINE)) {
    const { tag, attributes = "", code = "" } = groups ?? {};
    if (attributes.includes(MARK_ATTRIBUTE) && code) hashes[tag as keyof typeof hashes].add(hash(code));
  }
  return {
    html: marked.replaceAll(MARK_ATTRIBUTE, ""),
    policy: policy(
      hashes,
      { analytics: rights.analytics, map: rights.map || marked.includes(MAP_FRAME), framesOwn },
      development,
    ),
  };
}

function policy(
  sources: { script: Set<string>; style: Set<string> },
  rights: DocumentOptions["rights"] & { framesOwn: boolean },
  development: boolean,
): string {
  const frames = [...(rights.framesOwn ? ["'self'"] : []), ...(rights.map ? [MAP_ORIGIN] : [])];
  const analytics = rights.analytics ? ANALYTICS : NO_ANALYTICS;
  return [
    "default-src 'none'",
    `script-src ${[...sources.script, ...analytics.script].join(" ")}`,
    // Vite puts styles into the page by script while developing.
    `style-src ${development ? "'self' 'unsafe-inline'" : [...sources.style].join(" ")}`,
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
