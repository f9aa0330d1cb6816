import type { PerLanguage } from "~/lib/language/language";
import { en as subscriptionEn } from "../subscription-configurator/en";
import { nl as subscriptionNl } from "../subscription-configurator/nl";
import { en } from "./en";
import { nl } from "./nl";

export type ConfiguratorCopy = typeof nl;

export const configuratorCopy: PerLanguage<ConfiguratorCopy> = { nl, en };

/** The same wizard in subscription mode, with its own head and first question. */
export const subscriptionConfiguratorCopy: PerLanguage<ConfiguratorCopy> = {
  nl: { ...nl, ...subscriptionNl, steps: { ...nl.steps, ...subscriptionNl.steps } },
  en: { ...en, ...subscriptionEn, steps: { ...en.steps, ...subscriptionEn.steps } },
};
