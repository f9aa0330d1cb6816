import { weekdayName } from "~/lib/clock";
import type { WeeklyHours } from "~/lib/opening-hours";

interface Business {
  name: string;
  phone: { international: string };
  email: string;
  address: { street: string; postalCode: string; town: string; region: string; country: string };
  /** The part of the country around the town that it works for. */
  serviceArea: string;
  coordinates: { latitude: number; longitude: number };
  vat: string;
  socials: Readonly<Record<string, string>>;
  hours: { visit: WeeklyHours };
}

/** The business as schema.org's ProfessionalService. Ratings stay out: those of one's own site are not eligible. */
export function professionalService(
  business: Business,
  { siteUrl, description }: { siteUrl: string; description: string },
): object {
  const { address, coordinates, hours } = business;
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    "@id": `${siteUrl}/#business`,
    name: business.name,
    description,
    url: siteUrl,
    telephone: business.phone.international,
    email: business.email,
    vatID: business.vat,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.town,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", ...coordinates },
    areaServed: [address.town, business.serviceArea, address.region],
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
