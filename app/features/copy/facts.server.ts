import { businessFacts } from "~/content/business-facts";
import { authFacts } from "~/features/auth/bounds";
import { configuratorFacts } from "~/features/configurator/configurator-facts";
import { priceFacts } from "~/features/pricing/price-facts";
import type { Facts } from "~/lib/fill";
import type { Language } from "~/lib/language/language";

/** Every fact that copy may name, written as `language` writes it. */
export function facts(language: Language): Facts {
  return { ...businessFacts(language), ...priceFacts(language), ...authFacts, ...configuratorFacts };
}
