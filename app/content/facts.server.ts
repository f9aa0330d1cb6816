import { priceFacts } from "~/features/pricing/price-facts";
import type { Language } from "~/lib/language/language";
import { business } from "./business";
import type { Facts } from "./fill";

/** The facts that copy may name, written as `language` writes them. */
export function facts(language: Language): Facts {
  const { claims } = business;
  return {
    name: business.name,
    tagline: business.tagline,
    phone: business.phone.national,
    email: business.email,
    town: business.address.town,
    kvk: business.kvk,
    vat: business.vat,
    answerWithinHours: String(business.answerWithinHours),
    entrepreneursHelped: claims.entrepreneursHelped.value,
    websitesDelivered: claims.websitesDelivered.value,
    rating: claims.rating.value[language],
    firstVersionHours: String(business.firstVersionWithinHours),
    street: business.address.street,
    workingDaysToOnline: claims.workingDaysToOnline.value,
    ...priceFacts(language),
  };
}
