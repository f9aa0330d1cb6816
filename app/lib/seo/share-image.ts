import type { Language } from "~/lib/language/language";

/** The address of a page's share image (PNG, 1200 × 630). `path` is the bare path of the page. */
export function shareImagePath(path: string, language: Language): string {
  return `/share/${language}/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
