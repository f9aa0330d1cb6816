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
    "Bezoek meten en de kaart laden doen wij alleen als u dat goedvindt. Weigeren kost u niets: de site werkt gewoon.",
    "Wij plaatsen geen advertentiecookies.",
  ],
  sections: [
    {
      id: "wat-zijn-cookies",
      title: "Wat cookies zijn",
      body: [
        "Een cookie is een klein tekstbestand dat een website in uw browser bewaart en bij een volgend bezoek weer kan lezen. Browsers kennen daarnaast lokale opslag en sessieopslag: die doen hetzelfde, maar worden niet vanzelf naar ons gestuurd.",
        "In Nederland regelt artikel 11.7a van de Telecommunicatiewet wat mag. Voor wat niet noodzakelijk is en wel gevolgen heeft voor uw privacy, is uw toestemming nodig, en u moet vooraf weten waarvoor. Dat geldt voor al deze vormen van opslag. Waar wij hieronder cookies schrijven, bedoelen wij ze alle drie.",
      ],
    },
    {
      id: "noodzakelijk",
      title: "Noodzakelijke cookies en opslag",
      body: [
        "De meeste zijn nodig voor iets wat u zelf doet, zoals een taal kiezen of een formulier invullen. Zij worden geplaatst op het moment dat het nodig is.",
        "Enkele zetten wij ook neer zonder dat u iets doet, omdat de site anders niet goed werkt: dat u de opening hebt gezien, waar u op een pagina was en dat de chat is opengegaan, met de begroeting die erin staat. Schrijft u in de chat niets terug, dan verdwijnt die begroeting zodra u de pagina verlaat.",
        "Kwam u via een advertentie of een andere site binnen, dan bewaart dit tabblad het adres van die site, de pagina waarop u binnenkwam en de campagnecodes uit de link. Dat gebeurt op het moment dat u een pagina verlaat, ook als u nog geen keuze hebt gemaakt, en het verdwijnt als u het tabblad sluit. Wij krijgen het alleen als u een aanvraag verstuurt of een afspraak maakt.",
        "Weigert u bezoek meten, dan bewaart het tabblad dit niet en wordt wat er al stond gewist zodra u de pagina verlaat. Wat u nog op diezelfde pagina verstuurt, neemt het wel mee. Geen van deze gegevens volgt u naar andere sites.",
        { show: "necessary" },
      ],
    },
    {
      id: "analytisch",
      title: "Analytische cookies",
      body: [
        "Met Google Analytics zien wij welke pagina’s worden gelezen en waar bezoekers vandaan komen. Daarvoor is uw toestemming nodig. Zolang u die niet hebt gegeven, en als u weigert, wordt er niets van Google Analytics geladen. Geeft u die wel, dan begint het meten bij de volgende pagina die u opent.",
        { show: "analytics" },
        "Google verwerkt de metingen voor ons en kan daarbij gegevens in de Verenigde Staten verwerken. Hoe dat is geregeld, staat in onze [privacyverklaring](page:privacy).",
      ],
    },
    {
      id: "anderen",
      title: "Inhoud van anderen",
      body: [
        "De kaart op onze contactpagina en locatiepagina komt van OpenStreetMap. U ziet eerst een tekening van onszelf. Pas als u de kaart opent, of hebt toegestaan dat die altijd verschijnt, haalt uw browser de kaart op en krijgt OpenStreetMap uw IP-adres. Wijzelf bewaren daarbij niets. Op de kaart is het [privacybeleid van OpenStreetMap](https://osmfoundation.org/wiki/Privacy_Policy) van toepassing.",
        "Links naar WhatsApp, Instagram en LinkedIn zijn gewone links. Zolang u er niet op klikt, weten die bedrijven niet dat u hier was.",
      ],
    },
    {
      id: "uw-keuze",
      title: "Uw keuze geven en wijzigen",
      body: [
        "Bij uw eerste bezoek vragen wij of wij bezoek mogen meten en de kaart mogen laden. ‘Accepteren’ en ‘Weigeren’ zijn even groot en even makkelijk, en u kunt per doel kiezen. Zonder keuze plaatsen of laden wij niets dat toestemming nodig heeft. Zonder JavaScript vragen wij niets en laden wij niets.",
        "U kunt van gedachten veranderen wanneer u wilt: met de knop hieronder, of met ‘Cookie-instellingen’ onder aan elke pagina. Trekt u uw toestemming in, dan stopt het meten meteen en verwijdert de site de analytische cookies.",
        { show: "consent" },
        "Wij houden bij dat en waarvoor er is gekozen, met het tijdstip en de tekst waarmee wij het vroegen. Wie koos, staat daar niet bij: geen IP-adres, geen browser. Na {retention.marketingYears} jaar wissen wij het.",
        "Met een browser kunt u cookies ook vooraf blokkeren. Blokkeert u de noodzakelijke, dan onthoudt de site uw taal en uw half ingevulde formulier niet.",
      ],
    },
    {
      id: "vragen",
      title: "Vragen en wijzigingen",
      body: [
        "De tabellen hierboven komen uit dezelfde lijst als waarmee de website werkt. Verandert de lijst, dan verandert deze pagina mee. Als wij iets toevoegen dat toestemming nodig heeft, vragen wij die opnieuw.",
        "Een vraag of een klacht? Wij helpen u graag. U kunt ook terecht bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl), die in Nederland op cookies toeziet.",
        { show: "contact" },
      ],
    },
  ],
};
