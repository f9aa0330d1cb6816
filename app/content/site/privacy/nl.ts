import type { PolicyCopy } from "../policies/policy-copy";

export const nl: PolicyCopy = {
  meta: {
    title: "Privacyverklaring | {name}",
    description:
      "Welke persoonsgegevens {name} verwerkt, waarom, hoe lang en met wie. Met uw rechten en hoe u ze gebruikt.",
    updated: "2025-05-01",
  },
  title: "Privacyverklaring",
  lead: "Wij maken websites en hebben daar soms gegevens van mensen voor nodig. Hier leest u welke, waarvoor en wat u daarover te zeggen hebt.",
  summary: [
    "Wij gebruiken wat u ons geeft om u te antwoorden en om voor u te werken. Wij verkopen geen gegevens.",
    "Klantgegevens bewaren wij {retention.customerYears} jaar, marketinggegevens tot {retention.marketingYears} jaar na het laatste contact.",
    "Wilt u uw gegevens inzien, verbeteren of laten wissen? Mail [{privacyEmail}](mailto:{privacyEmail}).",
  ],
  sections: [
    {
      id: "wie-wij-zijn",
      title: "Wie wij zijn",
      body: [
        "{legalName}, gevestigd aan de {street} in {town}, is verantwoordelijk voor de verwerking van uw persoonsgegevens zoals deze verklaring die beschrijft. Wij houden ons aan de Algemene verordening gegevensbescherming (AVG) en de Uitvoeringswet AVG.",
        "Vragen over privacy? Deze adressen komen bij ons uit:",
        { show: "contact" },
        "Een functionaris voor gegevensbescherming hoeven wij niet aan te stellen. Uw vraag wordt gelezen door iemand die erover gaat.",
      ],
    },
    {
      id: "welke-gegevens",
      title: "Welke gegevens wij verwerken",
      body: [
        "Wij vragen niet meer dan nodig is. Zonder naam en e-mailadres kunnen wij niet antwoorden; de rest mag u leeg laten. Wat wij van u hebben, hangt af van wat u bij ons doet.",
        {
          terms: [
            {
              term: "U vraagt iets aan",
              text: "Uw naam en e-mailadres, en als u die invult uw telefoonnummer, bedrijfsnaam, branche, de gewenste dienst en uw bericht. Wij leggen ook vast wanneer, in welke taal en via welk formulier u de aanvraag deed, en via welke link of advertentie u op onze site kwam.",
            },
            {
              term: "U laat uw keuzes uit de configurator mailen",
              text: "Uw e-mailadres en wat u had ingevuld, zodat de link in die mail opent waar u gebleven was.",
            },
            {
              term: "U belt, mailt of appt",
              text: "Uw telefoonnummer of e-mailadres en wat u ons vertelt.",
            },
            {
              term: "U gebruikt de chat",
              text: "Uw gesprek blijft op uw eigen apparaat tot u zelf een bericht stuurt. Vanaf dat moment bewaren wij het gesprek en de contactgegevens die u erin geeft, zodat een medewerker kan antwoorden.",
            },
            {
              term: "U maakt een afspraak",
              text: "Uw naam, e-mailadres, het moment en, als u die invult, uw telefoonnummer en het onderwerp. Wij leggen ook vast via welke link of advertentie u op onze site kwam. Wij mailen u een bevestiging, wijzigingen en een herinnering. Met de link in die mail kunt u de afspraak verzetten of afzeggen. {retention.marketingYears} jaar na het laatste contact wissen wij de afspraak. De afspraak kan ook in de eigen agenda van een medewerker staan. Om te weten welke momenten vrij zijn, lezen wij die agenda’s; daaruit bewaren wij alleen wanneer een medewerker bezet is.",
            },
            {
              term: "U schrijft zich in voor de nieuwsbrief",
              text: "Uw e-mailadres en uw taal. Als bewijs dat u erom vroeg, leggen wij ook vast wanneer en op welke pagina u zich inschreef, met welke tekst erbij, en wanneer u dat bevestigde of introk. Bevestigt u niet binnen {retention.unconfirmedDays} dagen, dan wissen wij uw adres.",
            },
            {
              term: "U reageert op een advertentie",
              text: "Wat u invult in een formulier op Facebook of Instagram, krijgen wij van Meta: meestal uw naam, e-mailadres en telefoonnummer.",
            },
            {
              term: "U wordt klant",
              text: "Uw bedrijfs- en factuurgegevens, afspraken, offertes en wanneer u die bekeek, facturen, en wat wij nodig hebben om uw website te maken en te onderhouden: ook de teksten, foto’s en bestanden die u op uw projectpagina aanlevert, en wat u van een versie vindt. Wij kunnen u één keer om een beoordeling vragen: dan bewaren wij wat u schrijft, met uw naam en uw toestemming.",
            },
            {
              term: "U laat een website bekijken",
              text: "Het adres van de website en wat wij er vonden, ook de titel van de pagina en het telefoonnummer dat erop staat. Laat u uw e-mailadres achter voor het hele verslag, dan bewaren wij dat erbij. Iedereen met de link van het verslag kan het lezen.",
            },
            {
              term: "U bezoekt deze website",
              text: "Technische gegevens die nodig zijn om de pagina te tonen en misbruik tegen te gaan. Ons logboek bevat geen IP-adressen. Een afgeleide code van uw IP-adres bewaren wij kort, om te voorkomen dat iemand ons met aanvragen overspoelt. Van adressen op deze site die niet bestaan, tellen wij hoe vaak erom gevraagd wordt, niet door wie. Van de configurator tellen wij per dag hoe vaak elke stap bereikt wordt, ook niet door wie. Bezoek meten wij alleen met uw toestemming.",
            },
          ],
        },
        "Bijzondere persoonsgegevens, zoals gegevens over gezondheid of geloof, vragen wij niet. Zet ze liever ook niet in een bericht.",
      ],
    },
    {
      id: "doelen-en-grondslagen",
      title: "Waarvoor, en op welke grondslag",
      body: [
        "Wij verwerken persoonsgegevens alleen als de AVG daar een grondslag voor geeft (artikel 6).",
        {
          terms: [
            {
              term: "Uw aanvraag, vraag in de chat of afspraak behandelen en een offerte maken",
              text: "Grondslag: stappen op uw verzoek voordat er een overeenkomst is.",
            },
            {
              term: "Uw website maken, hosten en onderhouden, en factureren",
              text: "Grondslag: de overeenkomst met u.",
            },
            {
              term: "Onze administratie bewaren",
              text: "Grondslag: een wettelijke plicht (artikel 52 van de Algemene wet inzake rijksbelastingen).",
            },
            {
              term: "De site veilig en bereikbaar houden, misbruik en spam weren",
              text: "Grondslag: ons gerechtvaardigd belang bij een site die werkt.",
            },
            {
              term: "Nog eens contact opnemen over een eerdere aanvraag",
              text: "Grondslag: ons gerechtvaardigd belang om een gesprek af te maken. Een bericht dat u het niet wilt, is genoeg.",
            },
            {
              term: "Een website bekijken en u het verslag sturen",
              text: "Grondslag: stappen op uw verzoek voordat er een overeenkomst is.",
            },
            {
              term: "Zien welke link of advertentie aanvragen oplevert, en of een offerte is bekeken",
              text: "Grondslag: ons gerechtvaardigd belang om te weten wat werkt.",
            },
            {
              term: "Een klant één keer om een beoordeling vragen",
              text: "Grondslag: ons gerechtvaardigd belang om te weten hoe wij het doen. Wij plaatsen die alleen met uw toestemming, die u altijd kunt intrekken.",
            },
            {
              term: "De nieuwsbrief en andere reclame per e-mail",
              text: "Grondslag: uw toestemming. U kunt zich altijd afmelden, met de link onder elke nieuwsbrief.",
            },
            {
              term: "Bezoek meten met analytische cookies",
              text: "Grondslag: uw toestemming, die u geeft of weigert in de cookiemelding.",
            },
          ],
        },
        "Toestemming kunt u altijd intrekken. Dat geldt vanaf dat moment en verandert niets aan wat ervoor rechtmatig was.",
      ],
    },
    {
      id: "bewaartermijnen",
      title: "Hoe lang wij gegevens bewaren",
      body: [
        {
          terms: [
            {
              term: "Klantgegevens: {retention.customerYears} jaar",
              text: "Facturen, overeenkomsten en wat daarbij hoort. Dat is de termijn die de Belastingdienst voorschrijft, gerekend vanaf het einde van het boekjaar.",
            },
            {
              term: "Marketinggegevens: {retention.marketingYears} jaar na het laatste contact",
              text: "Aanvragen die geen opdracht werden, gesprekken, afspraken, mails daarover, aanmeldingen voor de nieuwsbrief.",
            },
            {
              term: "Spam: {retention.spamDays} dagen",
              text: "Aanvragen en afspraken die op spam lijken, met alles wat erin staat.",
            },
            {
              term: "Keuzes die u liet mailen: {retention.draftDays} dagen",
              text: "Wat u in de configurator had ingevuld. Zo lang werkt ook de link. De mail zelf telt als marketinggegeven.",
            },
            {
              term: "Bekeken websites: {retention.checkDays} dagen",
              text: "Zo lang werkt ook de link van het verslag. Hoort het verslag bij een aanvraag, dan bewaren wij het net zo lang als de aanvraag. De mail met het verslag telt als marketinggegeven.",
            },
            {
              term: "Gegevens tegen misbruik: enkele uren",
              text: "De afgeleide code van een IP-adres verdwijnt vanzelf.",
            },
          ],
        },
        "Daarna wissen wij de gegevens of maken wij ze anoniem. Wat gewist is, verdwijnt uit onze back-ups zodra die worden overschreven. Langer bewaren wij alleen wat wij nodig hebben voor een lopend geschil.",
      ],
    },
    {
      id: "delen",
      title: "Met wie wij gegevens delen",
      body: [
        "Wij verkopen geen gegevens. Wij delen ze alleen met partijen die ons werk mogelijk maken, en met een overheid als de wet ons daartoe verplicht.",
        {
          list: [
            "Onze hostingpartij, waar deze website en onze database staan.",
            "Onze e-mailprovider, die berichten van en aan u bezorgt.",
            "Ons boekhoudprogramma en onze boekhouder, als u klant bent.",
            "Google, als u analytische cookies toestaat.",
            "OpenStreetMap, als u de kaart opent.",
            "Meta, als u via een advertentie of via WhatsApp contact zoekt.",
          ],
        },
        "Wie gegevens in onze opdracht verwerkt, heeft een verwerkersovereenkomst met ons en mag ze nergens anders voor gebruiken. Google en Meta zijn voor een deel van wat zij doen zelf verantwoordelijk. Wilt u weten met welke partijen wij op dit moment werken? Wij sturen u de lijst.",
        "Programma’s met AI gebruiken wij voor een eerste opzet van tekst en ontwerp. Gegevens van klanten gaan daar niet in.",
        "Verwerken wij gegevens van uw klanten omdat wij uw website hosten? Dan bent u de verantwoordelijke en zijn wij de verwerker. Dat regelen wij in een aparte verwerkersovereenkomst.",
      ],
    },
    {
      id: "buiten-europa",
      title: "Gegevens buiten Europa",
      body: [
        "Wij kiezen waar het kan voor opslag binnen de Europese Economische Ruimte.",
        "Google en Meta kunnen gegevens in de Verenigde Staten verwerken. Dat gebeurt op basis van het adequaatheidsbesluit van de Europese Commissie (het EU-VS Data Privacy Framework) of, als dat niet geldt, op basis van haar modelcontractbepalingen. De kaart van OpenStreetMap komt uit het Verenigd Koninkrijk, waarvoor ook een adequaatheidsbesluit geldt. Op verzoek krijgt u een kopie van de waarborgen.",
      ],
    },
    {
      id: "beveiliging",
      title: "Hoe wij gegevens beveiligen",
      body: [
        "Wij nemen maatregelen die passen bij wat wij bewaren:",
        {
          list: [
            "De verbinding met deze website is versleuteld.",
            "Alleen wie aanvragen beantwoordt, kan erbij, met een eigen wachtwoord en een sessie die afloopt.",
            "Wachtwoorden en codes tegen misbruik bewaren wij onomkeerbaar versleuteld.",
            "Wij houden de software bij en maken dagelijks een back-up.",
          ],
        },
        "Gaat er toch iets mis met uw gegevens, dan melden wij dat binnen 72 uur bij de Autoriteit Persoonsgegevens als de wet dat vraagt. Is het risico voor u hoog, dan hoort u het ook zelf. Ziet u een lek? Meld het via [{privacyEmail}](mailto:{privacyEmail}).",
      ],
    },
    {
      id: "uw-rechten",
      title: "Uw rechten",
      body: [
        "U hebt het recht om:",
        {
          list: [
            "uw gegevens in te zien en er een kopie van te krijgen;",
            "ze te laten verbeteren of aanvullen;",
            "ze te laten wissen, behalve wat de wet ons verplicht te bewaren;",
            "de verwerking te laten beperken;",
            "bezwaar te maken tegen verwerking op grond van ons gerechtvaardigd belang, en altijd tegen direct marketing;",
            "de gegevens die u ons gaf in een gangbaar bestand mee te nemen;",
            "uw toestemming in te trekken.",
          ],
        },
        "Mail uw verzoek naar [{privacyEmail}](mailto:{privacyEmail}) of bel {phone}. U krijgt binnen een maand antwoord, zonder kosten. Is uw verzoek ingewikkeld, dan mag dat twee maanden langer duren; u hoort dat dan binnen de eerste maand. Wij vragen alleen naar uw identiteit als wij twijfelen wie u bent, en nooit om een volledige kopie van uw paspoort.",
      ],
    },
    {
      id: "kinderen-en-computers",
      title: "Kinderen en automatische besluiten",
      body: [
        "Deze website is bedoeld voor ondernemers. Wij verzamelen niet bewust gegevens van kinderen jonger dan 16 jaar. Denkt u dat dit toch is gebeurd? Laat het ons weten, dan wissen wij ze.",
        "Wij nemen geen besluiten over u die alleen door een computer zijn genomen en grote gevolgen voor u hebben. Een aanvraag die op spam lijkt, zetten wij apart; een medewerker kan die {retention.spamDays} dagen lang terugzetten. De chatassistent is een computerprogramma en zegt dat ook. Voor een mens belt, mailt of appt u ons.",
      ],
    },
    {
      id: "klachten-en-wijzigingen",
      title: "Klachten en wijzigingen",
      body: [
        "Bent u niet tevreden over hoe wij met uw gegevens omgaan? Vertel het ons, dan zoeken wij een oplossing. U mag ook altijd een klacht indienen bij de toezichthouder, de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl) in Den Haag.",
        "Verandert er iets in hoe wij werken, dan passen wij deze verklaring aan. Bij een belangrijke wijziging krijgen klanten bericht.",
        "Over cookies en opslag in uw browser leest u meer in onze [cookieverklaring](page:cookies).",
      ],
    },
  ],
};
