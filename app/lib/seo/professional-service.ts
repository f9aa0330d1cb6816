import { dayAt, weekdayName } from "~/lib/time/clock";
import type { WeeklyHours } from "~/lib/time/opening-hours";

export interface Business {
  name: string;
  phone: { international: string };
  email: string;
  address: { street: string; postalCode: string; town: string; region: string; country: string };
  serviceArea: string;
  coordinates: { latitude: number; longitude: number };
  vat: string;
  socials: Readonly<Record<string, string>>;
  hours: { visit: WeeklyHours; closed: readonly { from: string; to: string }[] };
}

/** Areas from near to far. */
export function serviceArea({ address, serviceArea }: Business): string[] {
  return [address.town, serviceArea, address.region];
}

/** Google, "Local business structured data". */
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
  areaServed: readonly string[];
}

/** Ratings are left out: those on one's own site are not eligible. */
export function professionalService(business: Business, { siteUrl, description, areaServed }: Page): object {
  const { coordinates, hours } = business;
  const today = dayAt(new Date());
  const closed = hours.closed.filter(({ to }) => to >= today);
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
    ...(closed.length > 0 && {
      specialOpeningHoursSpecification: closed.map(({ from, to }) => ({
        "@type": "OpeningHoursSpecification",
        // Google: closed all day is from midnight to midnight.
        opens: "00:00",
        closes: "00:00",
        validFrom: from,
        validThrough: to,
      })),
    }),
    sameAs: Object.values(business.socials),
  };
}
