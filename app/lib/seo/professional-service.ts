import type { Language } from "~/lib/language/language";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface Business {
  name: string;
  phone: { international: string };
  email: string;
  address: { street: string; postalCode: string; town: string; region: string; country: string };
  coordinates: { latitude: number; longitude: number };
  vat: string;
  socials: Readonly<Record<string, string>>;
  hours: { visit: readonly { days: readonly number[]; from: string; to: string }[] };
}

interface ServiceContext {
  siteUrl: string;
  language: Language;
  description: string;
}

/** The business as schema.org's ProfessionalService. Ratings stay out: those of one's own site are not eligible. */
export function professionalService(business: Business, { siteUrl, language, description }: ServiceContext): object {
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
    inLanguage: language,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.town,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", ...coordinates },
    areaServed: [address.town, "Twente", address.region],
    openingHoursSpecification: hours.visit.map(({ days, from, to }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => DAYS[day - 1]),
      opens: from,
      closes: to,
    })),
    sameAs: Object.values(business.socials),
  };
}
