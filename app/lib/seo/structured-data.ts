import { canonicalUrl, type Site } from "./page-meta";
import { type Business, businessNode } from "./professional-service";

const CONTEXT = { "@context": "https://schema.org" } as const;

/** Google's "site name". */
export function webSite(business: Business, site: Site): object {
  return {
    ...CONTEXT,
    "@type": "WebSite",
    "@id": `${site.siteUrl}/#website`,
    name: business.name,
    url: `${site.siteUrl}/`,
    inLanguage: ["nl", "en"],
    publisher: businessNode(business, site),
  };
}

export interface Crumb {
  name: string;
  /** Bare path. */
  path: string;
}

export function breadcrumbs(crumbs: readonly Crumb[], site: Site): object {
  return {
    ...CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: canonicalUrl(path, site),
    })),
  };
}

interface Service {
  name: string;
  description: string;
  /** Bare path. */
  path: string;
  areaServed: readonly string[];
  provider: Business;
  /** Excluding btw; null for a price by quote. */
  offer: { euros: number; per: "once" | "month"; isFrom: boolean } | null;
}

/** schema.org's Service with an Offer. */
export function service({ name, description, path, areaServed, provider, offer }: Service, site: Site): object {
  return {
    ...CONTEXT,
    "@type": "Service",
    name,
    description,
    url: canonicalUrl(path, site),
    provider: businessNode(provider, site),
    areaServed: [...areaServed],
    ...(offer && { offers: offerOf(offer, canonicalUrl(path, site)) }),
  };
}

function offerOf({ euros, per, isFrom }: NonNullable<Service["offer"]>, url: string): object {
  return {
    "@type": "Offer",
    url,
    priceCurrency: "EUR",
    priceSpecification: {
      "@type": per === "month" ? "UnitPriceSpecification" : "PriceSpecification",
      ...(isFrom ? { minPrice: euros } : { price: euros }),
      priceCurrency: "EUR",
      valueAddedTaxIncluded: false,
      ...(per === "month" && { unitCode: "MON" }),
    },
  };
}

/** Plain text. */
export function faqPage(items: readonly { question: string; answer: string }[]): object {
  return {
    ...CONTEXT,
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

interface BlogPosting {
  title: string;
  description: string;
  /** Bare path. */
  path: string;
  image: string;
  /** `YYYY-MM-DD` */
  published: string;
  updated: string;
  author: Business;
}

export function blogPosting(article: BlogPosting, site: Site): object {
  return {
    ...CONTEXT,
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    image: site.siteUrl + article.image,
    datePublished: article.published,
    dateModified: article.updated,
    inLanguage: site.language,
    mainEntityOfPage: canonicalUrl(article.path, site),
    author: businessNode(article.author, site),
    publisher: businessNode(article.author, site),
  };
}
