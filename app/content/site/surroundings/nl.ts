export const nl = {
  map: {
    caption:
      "Getekende kaart van {serviceArea}: {name} in {town}, met Hengelo, Almelo, Oldenzaal en Haaksbergen eromheen.",
    open: "Open de kaart",
    notice:
      "De kaart komt van OpenStreetMap. Pas als je die opent, krijgt die organisatie je IP-adres en de gegevens van je browser.",
    opened: "Deze kaart komt van OpenStreetMap. Die organisatie heeft nu je IP-adres en de gegevens van je browser.",
    frame: "Kaart met het bezoekadres van {name}",
  },
  area: {
    title: "Werkgebied",
    lead: "We werken vanuit {town} voor ondernemers in {serviceArea} en de rest van {region}. Kies wat je zoekt, en lees wat we daar doen.",
    groups: { websites: "Websites", webshops: "Webshops", found: "Gevonden worden", hosting: "Hosting" },
  },
};
