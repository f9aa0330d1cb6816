import type { MetaDescriptor } from "react-router";
import { englishPath, type Language, LOCALES, pathIn } from "~/lib/language/language";

export interface PageMetaCopy {
  /** The title: at most 60 characters; unique per page. */
  title: string;
  /** The description: at most 155 characters. */
  description: string;
  /** Separated by commas. */
  keywords?: string;
  /** `YYYY-MM-DD`. */
  updated: string;
}

export interface Site {
  /** The address without a trailing slash. */
  siteUrl: string;
  language: Language;
}

interface PageMeta {
  copy: PageMetaCopy;
  /** Bare path. */
  path: string;
  site: Site;
  isIndexable?: boolean;
  /** True if it is there in both languages. */
  isTranslated?: boolean;
  /** The path of a picture for sharers, in place of the one that was drawn. */
  image?: string | null;
  type?: "website" | "article";
  /** One JSON-LD document each. */
  structuredData?: readonly object[];
}

/** The address, below `/en` for an English rendering. */
export function canonicalUrl(path: string, { siteUrl, language }: Site): string {
  return siteUrl + pathIn(path, language);
}

/** Alternates are for pages that search engines may show (Google, "Tell Google about localized versions"). */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const {
    copy,
    path,
    site,
    isIndexable = true,
    isTranslated = true,
    image = null,
    type = "website",
    structuredData = [],
  } = page;
  const { title, description, keywords } = copy;
  const { siteUrl, language } = site;
  const canonical = canonicalUrl(path, site);
  return [
    { title },
    { name: "description", content: description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...(isIndexable ? [] : [{ name: "robots", content: "noindex" }]),
    ...(isIndexable && isTranslated ? alternates(path, siteUrl) : []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: openGraphLocale(language) },
    ...(isTranslated
      ? [{ property: "og:locale:alternate", content: openGraphLocale(language === "nl" ? "en" : "nl") }]
      : []),
    { property: "og:image", content: siteUrl + (image ?? shareImagePath(path, language)) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData.map((document) => ({ "script:ld+json": document })),
  ];
}

function alternates(path: string, siteUrl: string): MetaDescriptor[] {
  const languages = { nl: path, en: englishPath(path), "x-default": path };
  return Object.entries(languages).map(([hrefLang, address]) => {
    return { tagName: "link", rel: "alternate", hrefLang, href: siteUrl + address };
  });
}

/** Open Graph writes "nl_NL" where BCP 47 writes "nl-NL". */
function openGraphLocale(language: Language): string {
  return LOCALES[language].replace("-", "_");
}

export function hiddenPageMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

/** PNG, 1200 × 630. `path` is bare. */
export function shareImagePath(path: string, language: Language): string {
  return `/share/${language}/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
