import type { nl } from "./nl";

export const en: typeof nl = {
  map: {
    caption:
      "A drawn map of {serviceArea}: {name} in {town}, with Hengelo, Almelo, Oldenzaal and Haaksbergen around it.",
    open: "Open the map",
    notice:
      "The map comes from OpenStreetMap. Only when you open it does that organisation receive your IP address and browser details.",
    opened: "This map comes from OpenStreetMap. That organisation now has your IP address and browser details.",
    frame: "Map showing the visiting address of {name}",
  },
  area: {
    title: "Where we work",
    lead: "We work from {town} for businesses in {serviceArea} and the rest of {region}. Pick what you’re looking for and read what we do there.",
    groups: { websites: "Websites", webshops: "Online shops", found: "Getting found", hosting: "Hosting" },
  },
};
