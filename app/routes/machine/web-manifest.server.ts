/** Linen 50 of the theme: a manifest cannot use the style sheets. */
export const LINEN = "#fbf8f2";

export const SMALL_ICON = icon("/icon-192.png", 192, "any");
const ICONS = [SMALL_ICON, icon("/icon-512.png", 512, "any"), icon("/icon-maskable-512.png", 512, "maskable")];

/** W3C Web Application Manifest. */
export function answerManifest(manifest: Record<string, unknown>): Response {
  const body = JSON.stringify({ ...manifest, icons: ICONS });
  return new Response(body, { headers: { "Content-Type": "application/manifest+json" } });
}

function icon(src: string, size: number, purpose: "any" | "maskable") {
  return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
}
