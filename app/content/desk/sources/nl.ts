/** Origins of a lead, by its stored source (specification, section 3). */
export const nl = {
  /** The English document of a page, which brings its own leads. */
  english: "{page} (Engels)",
  names: {
    homepage: "Homepage",
    contact: "Contactpagina",
    "locatie-page": "Locatiepagina",
    "overijssel-landing-hero": "Websites in Overijssel, bovenaan",
    "overijssel-landing-footer": "Websites in Overijssel, onderaan",
    "meta-ads": "Meta-advertentie",
    "meta-ads-landing": "Advertentiepagina",
    configurator: "Configurator",
    chat: "Chat",
    "website-check": "Websitecheck",
    "package-contact-starter": "Pakket Starter",
    "package-contact-groei": "Pakket Groei",
    "package-contact-pro": "Pakket Pro",
    "desk-phone": "Gebeld (ingevoerd)",
    "desk-whatsapp": "WhatsApp (ingevoerd)",
    "desk-visit": "Langs geweest (ingevoerd)",
    "desk-referral": "Doorverwezen (ingevoerd)",
    "desk-other": "Anders (ingevoerd)",
    "desk-import": "Geïmporteerd",
  },
};
