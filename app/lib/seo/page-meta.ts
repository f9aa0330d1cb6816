import type { MetaDescriptor } from "react-router";
import { englishPath, type Language } from "~/lib/language/language";

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

const LOCALES: Record<Language, string> = { nl: "nl_NL", en: "en_GB" };

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
    { property: "og:locale", content: LOCALES[language] },
    { property: "og:locale:alternate", content: LOCALES[language === "nl" ? "en" : "nl"] },
    { property: "og:image", content: `${siteUrl}/share-${language}.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(structuredData ? [{ "script:ld+json": structuredData } as MetaDescriptor] : []),
  ];
}

/** For a page that is not to be found: a title, and nothing to index. */
export function hiddenPageMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: "robots", content: "noindex" }];
}
