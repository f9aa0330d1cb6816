export const LANGUAGES = ["nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text or object per language. */
export type PerLanguage<T> = Record<Language, T>;

/** BCP 47 tags for the formatting of dates, numbers and lists. */
export const LOCALES = { nl: "nl-NL", en: "en-GB" } as const satisfies PerLanguage<string>;

/** The cookie with the visitor's own choice; only ever set by that choice. */
export const LANGUAGE_COOKIE = "language";

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** Whether the address is one of the permanent English documents: `/en` and everything below it. */
export function isEnglishAddress(pathname: string): boolean {
  return /^\/en(\.data|\/|$)/i.test(pathname);
}

/** The address without its language prefix: `/contact` for `/en/contact`, `/` for `/en`. */
export function barePath(pathname: string): string {
  return isEnglishAddress(pathname) ? pathname.replace(/^\/en/i, "") || "/" : pathname;
}

/** The permanent English address of a page: `/en/contact` for `/contact`, `/en` for `/`. */
export function englishPath(path: string): string {
  return path.startsWith("/en/") || path === "/en" ? path : `/en${path === "/" ? "" : path.replace(/^\/(?=[#?])/, "")}`;
}

/** The address of a page when rendered in `language`: the bare one in Dutch, the one below `/en` in English. */
export function pathIn(path: string, language: Language): string {
  return language === "en" ? englishPath(path) : path;
}

/**
 * The language of a response: the `/en` prefix, or else the visitor's stored choice, or else the browser's first
 * language (English only if it starts with `en`), or else Dutch.
 */
export function chooseLanguage(request: {
  pathname: string;
  stored: string | undefined;
  acceptLanguage: string | null | undefined;
}): Language {
  if (isEnglishAddress(request.pathname)) return "en";
  if (isLanguage(request.stored)) return request.stored;
  return /^\s*en/i.test(request.acceptLanguage ?? "") ? "en" : "nl";
}
