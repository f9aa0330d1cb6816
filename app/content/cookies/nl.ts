import type { PolicyCopy } from "../policies/policy-copy";

export const nl: PolicyCopy = {
  meta: {
    title: "Cookieverklaring | {name}",
    description:
      "Welke cookies en opslag de website van {name} gebruikt, waarvoor, hoe lang ze blijven en hoe u uw toestemming geeft of intrekt.",
    updated: "2025-05-01",
  },
  title: "Cookieverklaring",
  lead: "Wat deze website in uw browser bewaart, waarom, en hoe u daar zelf over beslist.",
  summary: [
    "Noodzakelijke cookies zorgen dat de site werkt. Daar vragen wij geen toestemming voor.",
    "Bezoek meten wij alleen als u dat goedvindt. Weigeren kost u niets: de site werkt gewoon.",
    "Wij plaatsen geen advertentiecookies.",
  ],
  sections: [
    {
      id: "wat-zijn-cookies",
      title: "Wat cookies zijn",
      body: [
        "Een cookie is een klein tekstbestand dat een website in uw browser bewaart en bij een volgend bezoek weer kan lezen. Browsers kennen daarnaast lokale opslag en sessieopslag: die doen hetzelfde, maar worden niet vanzelf naar ons gestuurd.",
        "In Nederland regelt artikel 11.7a van de Telecommunicatiewet wat mag. Voor alles wat niet noodzakelijk is, is uw toestemming nodig, en u moet vooraf weten waarvoor. Dat geldt voor al deze vormen van opslag. Waar wij hieronder cookies schrijven, bedoelen wij ze alle drie.",
      ],
    },
    {
      id: "noodzakelijk",
      title: "Noodzakelijke cookies en opslag",
      body: [
        "Deze zijn nodig voor iets wat u zelf doet, zoals een taal kiezen of een formulier invullen. Zij volgen u niet en worden alleen geplaatst op het moment dat het nodig is.",
        { show: "necessary" },
      ],
    },
    {
      id: "analytisch",
      title: "Analytische cookies",
      body: [
        "Met Google Analytics zien wij welke pagina’s worden gelezen en waar bezoekers vandaan komen. Deze cookies plaatsen wij pas nadat u op ‘Accepteren’ hebt geklikt. Tot dat moment, en als u weigert, wordt er niets van Google Analytics geladen.",
        { show: "analytics" },
        "Google verwerkt de metingen voor ons en kan daarbij gegevens in de Verenigde Staten verwerken. Hoe dat is geregeld, staat in onze [privacyverklaring](page:privacy).",
      ],
    },
    {
      id: "anderen",
      title: "Inhoud van anderen",
      body: [
        "De kaart op onze contactpagina en locatiepagina komt van OpenStreetMap. U ziet eerst een tekening van onszelf. Pas als u de kaart opent, haalt uw browser haar op en krijgt OpenStreetMap uw netwerkadres. Daarop is het [privacybeleid van OpenStreetMap](https://osmfoundation.org/wiki/Privacy_Policy) van toepassing.",
        "Links naar WhatsApp, Instagram en LinkedIn zijn gewone links. Zolang u er niet op klikt, weten die bedrijven niet dat u hier was.",
      ],
    },
    {
      id: "uw-keuze",
      title: "Uw keuze geven en wijzigen",
      body: [
        "Bij uw eerste bezoek vragen wij of analytische cookies mogen. ‘Accepteren’ en ‘Weigeren’ zijn even groot en even makkelijk. Zonder keuze plaatsen wij niets dat toestemming nodig heeft.",
        "U kunt van gedachten veranderen wanneer u wilt. Wis de cookies en websitegegevens van deze site in uw browser, dan zijn uw keuze en de metingen weg en vragen wij het opnieuw. Hoe dat gaat, staat in de hulp van uw browser onder ‘cookies verwijderen’. Lukt het niet, bel of mail ons dan.",
        "Met een browser kunt u cookies ook vooraf blokkeren. Blokkeert u de noodzakelijke, dan onthoudt de site uw taal en uw half ingevulde formulier niet.",
      ],
    },
    {
      id: "vragen",
      title: "Vragen en wijzigingen",
      body: [
        "De tabellen hierboven komen uit dezelfde lijst als waarmee de website werkt. Verandert de lijst, dan verandert deze pagina mee, met een nieuwe datum. Als wij iets toevoegen dat toestemming nodig heeft, vragen wij die opnieuw.",
        "Een vraag of een klacht? Wij helpen u graag. U kunt ook terecht bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl), die in Nederland op cookies toeziet.",
        { show: "contact" },
      ],
    },
  ],
};
