import type { MetaDescriptor } from "react-router";
import { englishPath, type Language, LOCALES } from "~/lib/language/language";

interface PageMeta {
  /** At most 60 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** The bare path of the page. */
  path: string;
  /** The language that the page is rendered in. */
  language: Language;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  structuredData?: object;
}

/** What search engines and sharers read of a page. An English rendering has its `/en` address as canonical. */
export function pageMeta({ title, description, path, language, siteUrl, structuredData }: PageMeta): MetaDescriptor[] {
  const addresses = { nl: siteUrl + path, en: siteUrl + englishPath(path) };
  const canonical = addresses[language];
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { tagName: "link", rel: "alternate", hrefLang: "nl", href: addresses.nl },
    { tagName: "link", rel: "alternate", hrefLang: "en", href: addresses.en },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: addresses.nl },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: openGraphLocale(language) },
    { property: "og:locale:alternate", content: openGraphLocale(language === "nl" ? "en" : "nl") },
    { property: "og:image", content: `${siteUrl}/share-${language}.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(structuredData ? [{ "script:ld+json": structuredData } as MetaDescriptor] : []),
  ];
}

/** Open Graph writes "nl_NL" where BCP 47 writes "nl-NL". */
function openGraphLocale(language: Language): string {
  return LOCALES[language].replace("-", "_");
}

/** For a page that is not to be found, such as the desk: a title, and nothing for search engines. */
export function hiddenPageMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}
