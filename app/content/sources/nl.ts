/** Where a lead came from, by what is stored of it (specification, section 3). */
export const nl = {
  /** A page as its English document: it brings leads of its own. */
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
    "package-contact-starter": "Pakket Starter",
    "package-contact-groei": "Pakket Groei",
    "package-contact-pro": "Pakket Pro",
  },
};
