import type { nl } from "./nl";

export const en = {
  english: "{page} (English)",
  names: {
    homepage: "Home page",
    contact: "Contact page",
    "locatie-page": "Location page",
    "overijssel-landing-hero": "Websites in Overijssel, top of the page",
    "overijssel-landing-footer": "Websites in Overijssel, foot of the page",
    "meta-ads": "Meta ad",
    "meta-ads-landing": "Ads page",
    configurator: "Configurator",
    chat: "Chat",
    "website-check": "Website check",
    "package-contact-starter": "Starter package",
    "package-contact-groei": "Growth package",
    "package-contact-pro": "Pro package",
    "desk-phone": "Phoned (entered)",
    "desk-whatsapp": "WhatsApp (entered)",
    "desk-visit": "Dropped in (entered)",
    "desk-referral": "Referred (entered)",
    "desk-other": "Other (entered)",
    "desk-import": "Imported",
  },
} satisfies typeof nl;
