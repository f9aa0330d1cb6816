export const nl = {
  "skip.toContent": "Naar de inhoud",
  "brand.home": "{name}, naar de voorpagina",
  "menu.label": "Hoofdmenu",
  "menu.open": "Menu openen",
  "menu.close": "Menu sluiten",
  "page.home": "Home",
  "page.contact": "Contact",
} as const;
