export const LANGUAGES = ["nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export type PerLanguage<T> = Record<Language, T>;

/** BCP 47. */
export const LOCALES = { nl: "nl-NL", en: "en-GB" } as const satisfies PerLanguage<string>;

/** Set by the visitor's own choice alone. */
export const LANGUAGE_COOKIE = "language";

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

export function isEnglishAddress(pathname: string): boolean {
  return /^\/en(\.data|\/|$)/i.test(pathname);
}

/** `/contact` for `/en/contact`, `/` for `/en`. */
export function barePath(pathname: string): string {
  return isEnglishAddress(pathname) ? pathname.replace(/^\/en/i, "") || "/" : pathname;
}

export function englishPath(path: string): string {
  return path.startsWith("/en/") || path === "/en" ? path : `/en${path === "/" ? "" : path.replace(/^\/(?=[#?])/, "")}`;
}

export function pathIn(path: string, language: Language): string {
  return language === "en" ? englishPath(path) : path;
}

/** The `/en` prefix, else the stored choice, else the browser's first language, else Dutch. */
export function chooseLanguage(request: {
  pathname: string;
  stored: string | undefined;
  acceptLanguage: string | null | undefined;
}): Language {
  if (isEnglishAddress(request.pathname)) return "en";
  if (isLanguage(request.stored)) return request.stored;
  return /^\s*en/i.test(request.acceptLanguage ?? "") ? "en" : "nl";
}
