import type { PolicyCopy } from "../policies/policy-copy";

export const nl: PolicyCopy = {
  meta: {
    title: "Algemene voorwaarden | {name}",
    description:
      "De voorwaarden waaronder {name} uit {town} websites maakt, host en onderhoudt: offertes, betaling, opzegging, levertijd en aansprakelijkheid.",
    updated: "2025-05-01",
  },
  title: "Algemene voorwaarden",
  lead: "Wat u van ons mag verwachten en wij van u. Deze voorwaarden horen bij elke offerte en elke overeenkomst.",
  summary: [
    "Een offerte geldt {contract.quoteValidDays} dagen en u accepteert die schriftelijk. Online of per e-mail is ook schriftelijk.",
    "U betaalt binnen {contract.paymentDays} dagen na de factuurdatum.",
    "Opzegtermijn: {contract.generalNoticeMonths} maanden. Voor de pakketten Starter, Groei en Pro is dat {contract.noticeMonths} maand, na de eerste {contract.minimumMonths} maanden.",
    "Een website die u hebt gekocht en betaald, is van u om te gebruiken, aan te passen en mee te nemen. Uw domeinnaam blijft van u.",
  ],
  sections: [
    {
      id: "definities",
      title: "Definities en toepasselijkheid",
      body: [
        {
          clauses: [
            "Wij: {legalName}, gevestigd aan de {street} in {town}, ingeschreven bij de Kamer van Koophandel onder nummer {kvk}. U: de ondernemer of organisatie die ons een opdracht geeft of een offerte vraagt.",
            "Website: de website of webshop die wij voor u maken, met de onderdelen die daarbij horen. Pakket: een abonnement Starter, Groei of Pro. Schriftelijk: op papier, per e-mail of, bij een offerte, online via de link die u van ons kreeg.",
            "Deze voorwaarden gelden voor al onze aanbiedingen, offertes en overeenkomsten. Uw eigen voorwaarden gelden alleen als wij dat schriftelijk hebben bevestigd.",
            "Onze diensten zijn bedoeld voor wie handelt in de uitoefening van een beroep of bedrijf.",
            "Spreken wij samen iets af dat van deze voorwaarden afwijkt, dan gaat die afspraak voor zodra die schriftelijk vastligt.",
          ],
        },
        "Zo bereikt u ons:",
        { show: "contact" },
      ],
    },
    {
      id: "offertes",
      title: "Offertes en overeenkomst",
      body: [
        {
          clauses: [
            "Een offerte is vrijblijvend en geldt {contract.quoteValidDays} dagen vanaf de datum die erop staat, tenzij er iets anders in staat.",
            "De overeenkomst ontstaat als u de offerte binnen {contract.quoteValidDays} dagen schriftelijk accepteert. Accepteert u later, dan mogen wij de offerte herzien.",
            "Wij baseren een offerte op wat u ons vertelt. Blijkt dat onvolledig of onjuist, dan passen wij de offerte in overleg aan.",
            "Een kennelijke vergissing of verschrijving in een offerte of op onze website bindt ons niet.",
            "Wilt u tijdens het werk meer of iets anders dan afgesproken, dan vertellen wij u vooraf wat dat kost. Meerwerk begint pas na uw akkoord.",
          ],
        },
      ],
    },
    {
      id: "betaling",
      title: "Prijzen en betaling",
      body: [
        {
          clauses: [
            "Onze prijzen zijn exclusief btw, tenzij er iets anders bij staat.",
            "U betaalt een factuur binnen {contract.paymentDays} dagen na de factuurdatum.",
            "Wij vragen geen aanbetaling: de website zelf factureren wij pas als u hem hebt goedgekeurd. Een abonnement factureren wij per maand{terms.invoiced}.",
            "Bent u te laat, dan sturen wij u eerst een herinnering. Betaalt u daarna nog niet, dan bent u in verzuim en rekenen wij een rente van {contract.interestPercentPerMonth}% per maand over het openstaande bedrag, of de wettelijke rente als die hoger is. Een gedeelte van een maand telt naar rato.",
            "De redelijke kosten om een vordering te innen zijn voor uw rekening, berekend volgens het Besluit vergoeding voor buitengerechtelijke incassokosten.",
            "Blijft betaling uit nadat wij u schriftelijk hebben gewaarschuwd, dan mogen wij ons werk en onze diensten opschorten tot u hebt betaald.",
            "Bent u het niet eens met een factuur, laat het ons dan binnen veertien dagen na de factuurdatum weten. Het deel waar u het wel mee eens bent, betaalt u op tijd.",
            "Prijzen van doorlopende diensten mogen wij eenmaal per jaar aanpassen. Wij kondigen dat {contract.generalNoticeMonths} maanden vooraf aan. U mag dan opzeggen tegen de dag waarop de nieuwe prijs ingaat.",
          ],
        },
      ],
    },
    {
      id: "looptijd",
      title: "Looptijd en opzegging",
      body: [
        {
          clauses: [
            "Een opdracht om iets te maken eindigt als het werk is opgeleverd en betaald.",
            "Een doorlopende overeenkomst geldt voor onbepaalde tijd. U en wij kunnen die schriftelijk opzeggen met een opzegtermijn van {contract.generalNoticeMonths} maanden.",
            "Voor de pakketten Starter, Groei en Pro geldt een uitzondering op 4.2: een minimale looptijd van {contract.minimumMonths} maanden, daarna opzegbaar per maand met een opzegtermijn van {contract.noticeMonths} maand. Het abonnement begint op de dag dat de website live gaat. Zegt u in maand {contract.minimumMonths} op, dan loopt het pakket tot en met maand {contract.firstEnd}.",
            "Stapt u over naar een ander pakket, dan betaalt u het verschil vanaf de dag van de overstap. De minimale looptijd begint niet opnieuw.",
            "U en wij mogen de overeenkomst direct beëindigen als de ander ernstig tekortschiet en dat na een schriftelijke waarschuwing niet binnen een redelijke termijn herstelt, failliet gaat of surseance van betaling krijgt.",
            "Bij het einde geven wij u uw teksten, beelden en gegevens in een gangbaar formaat en werken wij mee aan de verhuizing van uw domeinnaam en, als u de website hebt gekocht, van de website. Dertig dagen na het einde mogen wij wissen wat er nog bij ons staat.",
          ],
        },
      ],
    },
    {
      id: "uitvoering",
      title: "Uitvoering en levertijden",
      body: [
        {
          clauses: [
            "Wij doen ons werk zo goed als van een vakkundig bureau mag worden verwacht. Een resultaat zoals een plaats in Google of een aantal aanvragen kunnen wij niet garanderen.",
            "Een complete website, ook als pakket Starter, leveren wij doorgaans in {delivery.starter}, het pakket Groei in {delivery.groei}, een andere eenvoudige website in {delivery.simple}, een webshop in {delivery.pro} en groter maatwerk in {delivery.complex}. Levertijden zijn een streven en geen uiterste termijn, tenzij wij dat schriftelijk hebben afgesproken.",
            "De levertijd begint als wij alles van u hebben wat nodig is: teksten, beelden, toegang en akkoord. Wacht het werk op u, dan schuift de levertijd mee.",
            "U zorgt dat wat u aanlevert klopt en dat u het mag gebruiken.",
            "Wij mogen anderen inschakelen. Wij blijven voor hun werk verantwoordelijk zoals voor ons eigen werk.",
          ],
        },
      ],
    },
    {
      id: "oplevering",
      title: "Oplevering en goedkeuring",
      body: [
        {
          clauses: [
            "Wij laten u het werk zien voordat het live gaat. U hebt dan veertien dagen om te reageren.{terms.correctionRounds}",
            "Zijn er gebreken ten opzichte van wat is afgesproken, dan herstellen wij die zonder kosten en leggen wij het werk opnieuw aan u voor.",
            "Het werk is goedgekeurd als u dat schriftelijk laat weten, als u de website in gebruik neemt, of als wij na een herinnering binnen zeven dagen niets van u horen.",
            "Kleine punten die het gebruik niet hinderen, houden de goedkeuring niet op. Wij lossen ze daarna op.",
          ],
        },
      ],
    },
    {
      id: "hosting",
      title: "Hosting, onderhoud en support",
      body: [
        {
          clauses: [
            "Neemt u hosting bij ons af, dan staat de website op {dutchServers}, houden wij hem bereikbaar en maken wij dagelijks een back-up. Neemt u onderhoud af, dan houden wij de software bij. Bij een pakket horen ze allebei.",
            "Storingen melden kan dag en nacht per chat en e-mail. Op werkdagen krijgt u binnen {supportAnswerWithinHours} uur antwoord.",
            "Onderhoud dat hinder geeft, doen wij zoveel mogelijk op rustige uren en kondigen wij aan. Genoemde percentages van bereikbaarheid zijn een streven en rekenen aangekondigd onderhoud niet mee.",
            "Wijzigingen die in uw pakket zitten, zijn aanpassingen van {changesScope}. Nieuwe onderdelen of een nieuw ontwerp zijn meerwerk.",
            "U gebruikt de hosting niet voor iets wat onrechtmatig is, spam verstuurt of anderen hindert. Gebeurt dat wel, dan mogen wij ingrijpen. Wij laten het u direct weten.",
            "Domeinnamen registreren wij op uw naam. De voorwaarden van de uitgever, zoals SIDN voor .nl, gelden ook.",
          ],
        },
      ],
    },
    {
      id: "eigendom",
      title: "Intellectuele eigendom",
      body: [
        {
          clauses: [
            "Wat u aanlevert, blijft van u. U geeft ons toestemming om het voor uw opdracht te gebruiken.",
            "Op wat wij maken, rust ons auteursrecht. Van een gekochte website krijgt u zodra u hebt betaald een blijvend gebruiksrecht, dat wij niet kunnen intrekken: u mag hem zonder tijdslimiet gebruiken, aanpassen, laten aanpassen en bij een ander onderbrengen. Verkoopt u uw onderneming, dan gaat dat recht mee. Bij een abonnement mag u de website gebruiken zolang het abonnement loopt, tenzij de offerte iets anders zegt.",
            "Bouwstenen van onszelf die wij voor meer klanten gebruiken, en software, lettertypen en beelden van anderen, vallen onder hun eigen licentie. Wij vertellen u welke dat zijn.",
            "Wij mogen uw website als voorbeeld van ons werk tonen en onze naam klein onderaan vermelden. Wilt u dat niet, dan volstaat een bericht.",
            "U staat ervoor in dat wat u aanlevert geen rechten van anderen schendt. Spreekt een ander ons daarop aan, dan vergoedt u onze schade.",
          ],
        },
      ],
    },
    {
      id: "gegevens",
      title: "Gegevens en vertrouwelijkheid",
      body: [
        {
          clauses: [
            "Hoe wij met uw persoonsgegevens omgaan, staat in onze [privacyverklaring](page:privacy).",
            "Verwerken wij voor u gegevens van uw klanten of bezoekers, dan zijn wij verwerker in de zin van de AVG en sluiten wij een verwerkersovereenkomst.",
            "Wat u en wij in vertrouwen met elkaar delen, houden wij allebei geheim, ook na het einde van de overeenkomst.",
            "Inloggegevens die u van ons krijgt, houdt u voor u. Denkt u dat iemand anders ze kent, meld het dan meteen.",
          ],
        },
      ],
    },
    {
      id: "aansprakelijkheid",
      title: "Aansprakelijkheid",
      body: [
        {
          clauses: [
            "Schieten wij toerekenbaar tekort, geef ons dan eerst schriftelijk de gelegenheid om het te herstellen.",
            "Onze aansprakelijkheid is beperkt tot het bedrag dat u voor de opdracht hebt betaald. Bij een doorlopende dienst is dat het bedrag over de twaalf maanden voordat de schade ontstond. Keert onze verzekering meer uit, dan geldt dat bedrag.",
            "Voor indirecte schade, zoals gemiste omzet, verloren gegevens waarvan u zelf een kopie had moeten hebben en schade door stilstand, zijn wij niet aansprakelijk.",
            "Wij staan niet in voor diensten van anderen waarop uw website steunt, zoals zoekmachines, betaaldiensten en sociale media, en niet voor wat u of anderen zelf aan de website veranderen.",
            "Deze beperkingen gelden niet bij opzet of bewuste roekeloosheid van onze kant, en niet waar de wet ze niet toestaat.",
            "Een recht op schadevergoeding vervalt als u de schade niet binnen een jaar nadat u die ontdekte, schriftelijk bij ons meldt.",
          ],
        },
      ],
    },
    {
      id: "klachten",
      title: "Klachten en overmacht",
      body: [
        {
          clauses: [
            "Een klacht meldt u zo snel mogelijk, en binnen dertig dagen nadat u die had kunnen ontdekken, via [{email}](mailto:{email}). U krijgt binnen {supportAnswerWithinHours} uur op werkdagen bericht en binnen veertien dagen een inhoudelijk antwoord.",
            "Een klacht geeft geen recht om een betaling uit te stellen waar de klacht niet over gaat.",
            "Bij overmacht hoeven u en wij een verplichting niet na te komen zolang de overmacht duurt. Overmacht is wat buiten onze macht ligt, zoals een storing in internet of stroom, een cyberaanval ondanks passende beveiliging, uitval van een leverancier, brand, ziekte zonder mogelijke vervanging of een maatregel van de overheid.",
            "Duurt de overmacht langer dan zestig dagen, dan mogen u en wij de overeenkomst schriftelijk beëindigen. Wat al geleverd is, wordt naar verhouding betaald.",
          ],
        },
      ],
    },
    {
      id: "recht",
      title: "Recht, rechter en slot",
      body: [
        {
          clauses: [
            "Op alles tussen u en ons is Nederlands recht van toepassing. Het Weens Koopverdrag geldt niet.",
            "Met een geschil proberen wij er eerst samen uit te komen. Lukt dat niet, dan beslist de bevoegde rechter van de rechtbank {region}, tenzij de wet een andere rechter aanwijst.",
            "Is een bepaling ongeldig, dan blijven de andere gelden en vervangen wij de ongeldige door een die er het dichtst bij komt.",
            "Wij mogen deze voorwaarden wijzigen. Lopende klanten krijgen een wijziging {contract.generalNoticeMonths} maanden vooraf te lezen en mogen opzeggen tegen de dag waarop die ingaat. Voor een lopende opdracht blijft de versie gelden die u hebt geaccepteerd.",
            "De Nederlandse tekst van deze voorwaarden gaat vóór een vertaling.",
          ],
        },
      ],
    },
  ],
};
