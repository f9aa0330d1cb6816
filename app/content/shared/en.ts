import type { SharedCopy } from "./shared-copy";

export const en: SharedCopy = {
  "skip.toContent": "Skip to content",
  "brand.home": "{name}, to the home page",
  "menu.label": "Main menu",
  "menu.open": "Open menu",
  "menu.close": "Close menu",
  "page.home": "Home",
  "page.contact": "Contact",
};
