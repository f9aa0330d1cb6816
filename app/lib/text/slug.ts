import { normalized } from "./tidy-text";

const MOST = 60;

/** "Bakkerij Jansen & Zn." as `bakkerij-jansen-zn`; empty when no letter or digit is left. */
export function slugOf(text: string): string {
  const plain = normalized(text, "NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return slug.slice(0, MOST).replace(/-$/, "");
}

export function isSlug(text: string): boolean {
  return text.length <= MOST + 3 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
