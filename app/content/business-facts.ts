import type { Facts } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import { business } from "./business";

/** Who the business is, as copy may name it, written as `language` writes it. */
export function businessFacts(language: Language): Facts {
  const { claims } = business;
  return {
    name: business.name,
    tagline: business.tagline,
    phone: business.phone.national,
    email: business.email,
    town: business.address.town,
    serviceArea: business.serviceArea,
    kvk: business.kvk,
    vat: business.vat,
    answerWithinHours: String(business.answerWithinHours),
    entrepreneursHelped: claims.entrepreneursHelped.value,
    websitesDelivered: claims.websitesDelivered.value,
    rating: claims.rating.value[language],
    firstVersionHours: String(business.firstVersionWithinHours),
    street: business.address.street,
    workingDaysToOnline: claims.workingDaysToOnline.value,
  };
}
