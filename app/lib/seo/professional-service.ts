import { weekdayName } from "~/lib/clock";
import type { WeeklyHours } from "~/lib/opening-hours";

export interface Business {
  name: string;
  phone: { international: string };
  email: string;
  address: { street: string; postalCode: string; town: string; region: string; country: string };
  /** The region around the town that it works for. */
  serviceArea: string;
  coordinates: { latitude: number; longitude: number };
  vat: string;
  socials: Readonly<Record<string, string>>;
  hours: { visit: WeeklyHours };
}

/** The areas where the business works, from near to far. */
export function serviceArea({ address, serviceArea }: Business): string[] {
  return [address.town, serviceArea, address.region];
}

/**
 * The business as structured data about other things refers to it: enough for a page that does not describe it, with
 * what Google requires of a local business ("Local business structured data").
 */
export function businessNode({ name, address }: Business, { siteUrl }: { siteUrl: string }): object {
  return {
    "@type": "ProfessionalService",
    "@id": `${siteUrl}/#business`,
    name,
    url: siteUrl,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.town,
      addressRegion: address.region,
      addressCountry: address.country,
    },
  };
}

interface Page {
  siteUrl: string;
  description: string;
  /** Where it works, according to the page. */
  areaServed: readonly string[];
}

/** The business as schema.org's ProfessionalService. Without ratings: those on one's own site are not eligible. */
export function professionalService(business: Business, { siteUrl, description, areaServed }: Page): object {
  const { coordinates, hours } = business;
  return {
    "@context": "https://schema.org",
    ...businessNode(business, { siteUrl }),
    description,
    telephone: business.phone.international,
    email: business.email,
    vatID: business.vat,
    geo: { "@type": "GeoCoordinates", ...coordinates },
    areaServed: [...areaServed],
    openingHoursSpecification: hours.visit.map(({ days, from, to }) => ({
      "@type": "OpeningHoursSpecification",
      // The names are those of schema.org's DayOfWeek.
      dayOfWeek: days.map((day) => weekdayName(day, "en", "long")),
      opens: from,
      closes: to,
    })),
    sameAs: Object.values(business.socials),
  };
}
