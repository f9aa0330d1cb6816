import type { Language } from "~/lib/language/language";

/** PNG, 1200 × 630. `path` is bare. */
export function shareImagePath(path: string, language: Language): string {
  return `/share/${language}/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
