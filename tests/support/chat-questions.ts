import type { PerLanguage } from "~/lib/language/language";

/** Questions that visitors type, by the language of their page, behind the rule that has to answer them. */
const ASKED: PerLanguage<string> = {
  nl: `
    greeting: Hallo | hoi! | Goedemiddag | Goeiemorgen, ik ben Henk | Moi | Is er iemand?
    priceWhat: Hallo, wat kost een website? | Wat zijn de prijzen? | Wat zijn jullie tarieven | what kost een website |
      Wat is het verschil tussen eenmalig en een abonnement?
    priceHowMuch: hoeveel kost een website | Hoeveel kost een wesbite bij jullie? |
      hoeveel kosten jullie websites ongeveer | Hoe duur is een website? | hoeveel is een website?
    priceWhere: Waar vind ik de prijzen?
    priceWhen: Wanneer weet ik de prijs?
    priceWho: Van wie krijg ik de prijs?
    priceHow: Hoe komt de prijs tot stand?
    price: prijs | PRIJZEN | prijsen | websitekosten | Is het betaalbaar voor een kleine zaak? |
      Zitten er maandelijkse kosten aan?
    discount: Krijg ik korting? | Jullie zijn me te duur
    pricePackages: Wat kost starter? | hoeveel is het pro pakket
    priceWebshop: Wat kost een webshop? | webwinkel prijs? | webshopkosten |
      Hoeveel kost een web shop met 50 producten | how much does a webshop cost
    priceHosting: wat kost hosting per maand | hostingkosten?
    priceMaintenance: Wat zijn de onderhoudskosten?
    priceSeo: wat kost seo | Hoeveel kost het om hoger in Google te komen?
    priceMarketing: wat kost adverteren op facebook
    priceDomain: Zit een domeinnaam bij de prijs?
    priceChanges: Zijn wijzigingen gratis?
    priceExtraPage: Wat kost een extra pagina?
    priceAppointment: Is een kennismakingsgesprek gratis?
    vat: Is dat inclusief btw?
    contactHow: Hoe kan ik contact opnemen? | Hoe kan ik jullie bereiken
    contactWhat: Wat is jullie telefoonnummer? | wat is je emailadres | Wat is jullie e-mail? |
      What is your phone number?
    contactWhen: Wanneer kan ik bellen?
    contactWhere: Waar kan ik jullie bereiken?
    contactWho: Met wie heb ik contact?
    contact: contact | contakt | Mag ik je nummer? | Kan ik appen?
    location: Waar zitten jullie? | Wat is het adres? | werken jullie ook in Hengelo? |
      Juist, wij zijn een groep uit Losser
    about: Wie zijn jullie eigenlijk? | wat doen jullie | Hoeveel mensen werken er bij jullie? |
      Wie maakt mijn website? | wie is de eigenaar | Wie is de baas bij jullie? | Wie is eigenaar van het bedrijf?
    appointment: Kan ik een afspraak maken? | Komen jullie ook langs? | Afspraak maken |
      ik wil graag een afpsraak inplannen | Kunnen jullie een keer langskomen? |
      Hebben jullie morgen nog tijd voor een belletje?
    moveAppointment: Ik wil mijn afspraak verzetten | hoe kan ik mijn afspraak annuleren
    openingHours: Wat zijn jullie openingstijden? | oppeningstijden | zijn jullie zaterdag open
    delivery: Hoe snel staat mijn website online? | hoelang duurt het | Wat is de levertijd van een site? |
      Kunnen jullie vandaag nog beginnen?
    answerTime: Hoe snel reageren jullie? | Wanneer hoor ik iets van jullie?
    payment: Moet ik een aanbetaling doen? | Kan ik in termijnen betalen? | Kunnen klanten met iDeal afrekenen?
    contract: Waar zit ik aan vast? | Hoe lang zit ik vast aan het contract? | Kan ik elke maand opzeggen? |
      Is er een proefperiode?
    guarantee: Krijg ik garantie? | Mag ik eerst een ontwerp zien? | Wat als ik niet tevreden ben?
    ownership: Van wie is de website? | Wie is de eigenaar van de website? | Wie is eigenaar van de code?
    domain: Ik heb al een domeinnaam
    changes: kan ik zelf teksten aanpassen | Kan ik zelf blogs plaatsen?
    maintenance: Doen jullie ook onderhoud? | onderhuod aan mijn site |
      Ik zoek iemand die mijn webshop kan onderhouden
    hosting: Is mijn site veilig bij jullie? | Maken jullie backups?
    seo: doen jullie aan SEO? | seo-advies | Ik wil beter gevonden worden in Google | zoekmachineoptimalisatie
    fallback: Ik kom uit Seoul | Ik kreeg jullie folder | Wat vindt u van het weer? | blub | 🙂 | …
    marketing: Doen jullie ook Google Ads? | kunnen jullie mijn instagram doen
    wordpress: Werken jullie met Wordpress?
    languages: Kan de site ook in het Duits? | Kan het ook in het Turks?
    chatbot: Zit er een chatbot bij?
    customWork: kunnen jullie een boekingssysteem koppelen | Klanten moeten kunnen inloggen | Wat kost een app? |
      Kunnen klanten online afspraken maken? | Kan de website gekoppeld worden aan Moneybird?
    webshop: Ik wil een webwinkel beginnen | webshpo laten maken
    texts: Kunnen jullie ook een logo maken? | Kunnen jullie een logo ontwerpen? | Wat hebben jullie van mij nodig?
    packages: Welke pakketten zijn er? | Wat is het verschil tussen groei en pro?
    renewal: Ik heb een oude website die ik wil vernieuwen | Mijn website is traag | Mijn huidige site is waardeloos |
      Ik zit niet lekker bij mijn huidige webbouwer, wat nu?
    process: Hoe gaat het in zijn werk?
    pages: Hoeveel pagina’s krijg ik?
    bilingual: Spreken jullie Engels?
    hospitality: Website voor onze camping | mijn bed & breakfast | Wij hebben een restaurant |
      website voor mijn resturant | Hoeveel kost een site voor een café? | horecazaak in de binnenstad
    health: Hebben jullie ervaring met tandartsen? | fysiotherapiepraktijk
    website: zorg dat mijn site goed is | Ik wil een website laten maken | Werkt het ook op mijn telefoon? |
      website laten maken Enschede | Bouwen jullie ook websites? | Vet mooie site!
    portfolio: Hebben jullie voorbeelden?
    reviews: Zijn er reviews? | Waarom zou ik voor jullie kiezen?
    support: Ik ben al klant en heb een klacht | Ik kan niet inloggen
    waiting: Ik heb een offerte aangevraagd en nog niks gehoord | Ik kreeg nog geen antwoord van jullie
    jobs: Hebben jullie een stageplek? | Zoek je nog personeel?
    quote: Offerteaanvraag | wat kost een logo | ik wil een offerte | offete aanvragen |
      graag een quote voor mijn site
    myQuote: Ik wil de offerte accepteren | Ik heb een vraag over mijn offerte
    human: Mag ik de eigenaar spreken? | Kan ik een medewerker spreken? | Kunnen jullie mij bellen?
    advice: Advies op maat | Ik weet niet wat ik nodig heb, wat raad je aan?
    other: Overige vraag | Ik heb een vraag
    upset: Wat een waardeloze site, kut | klootzak
    building: Ik heb een timmerbedrijf en zoek een website | Wat kost een website voor een aannemer? |
      ik zit in de bouw | schildersbedrijf Jansen hier
    installation: loodgieter zoekt website
    garden: Ik ben hovenier
    beauty: Ik heb een kapsalon
    sport: Ik begin een sportschool
    legal: Wij zijn een advocatenkantoor
    finance: voor ons boekhoudkantoor
    automotive: ik heb een autobedrijf
    rental: Ik doe tentverhuur
    transport: transportbedrijf met tien wagens
    cleaning: schoonmaakbedrijf
    realEstate: Ik ben makelaar
    creative: ik ben fotograaf
    education: Ik heb een rijschool
    association: voor onze voetbalvereniging
    recruitment: uitzendbureau zoekt nieuwe site
    retail: Ik heb een kledingwinkel | bakkerij in Almelo
    freelance: Ik ben ZZP’er
    robot: Ben je een robot? | Ben je een mens? | Met wie spreek ik? | Praat ik met een mens of een robot
    outage: Mijn website ligt eruit! | de site doet het niet meer
    privacy: Wat doen jullie met mijn gegevens?
    thanks: Bedankt! | dankjewel voor je hulp
    smallTalk: Hoe gaat het?
    goodbye: Fijne dag nog | Groetjes, Jan
    agreement: ok | joa | Ja graag
    refusal: nee
  `,
  en: `
    greeting: Hello there | Is anyone there?
    robot: What’s your name? | are you a robot
    waiting: Nobody has replied to my request
    discount: Can I get a discount?
    pricePackages: How much is the pro package?
    moveAppointment: How do I move my appointment?
    guarantee: Can I see a design first? | What if I’m not happy with it?
    support: I can’t log in
    texts: What do you need from me? | Can you do my logo?
    website: does it work on phones? | I need a website
    price: Are you cheaper than others? | pricing | pirces
    reviews: Why should I choose you?
    upset: this is shit
    refusal: no
    goodbye: Kind regards, John | Bye!
    fallback: I have twenty plates and a printer | The quick brown fox | I live in a museo
    priceWhat: Hi, what does a website cost? | What are your prices? | Wat kost een website?
    priceHowMuch: How much is a website? | How much does a websit cost? | how expensive is a website
    priceWhere: Where can I find your pricing?
    priceWhen: When will I know the price?
    priceWho: Who sets the price?
    priceHow: How is the price worked out?
    priceWebshop: How much is a webshop | What does an online store cost?
    priceHosting: hosting costs
    priceMaintenance: What does maintenance cost?
    priceSeo: how much does SEO cost?
    priceDomain: is a domain name included in the price
    priceAppointment: Is the consultation free?
    vat: Does that include VAT?
    contactHow: How can I contact you?
    contactWhat: What’s your email address?
    contactWhen: When can I call?
    contactWhere: Where can I reach you?
    contactWho: Who do I contact?
    contact: get in touch
    location: Where are you located? | Do you also work in Germany?
    about: Who are you? | who is the owner? | Who owns the agency? | how many people work there
    ownership: Who is the owner of the website? | Do I own the website?
    appointment: Can I make an appointment? | I would like an apointment
    openingHours: What are your opening hours?
    delivery: How long does it take? | how soon can my site be online | What is de levertijd?
    payment: Do I have to pay a deposit?
    contract: Can I cancel any time?
    domain: I already have a domain
    changes: Can I edit the texts myself?
    maintenance: Do you do maintenance? | maintenence
    hosting: Where do you host my site?
    seo: I want to rank higher on Google
    marketing: do you do facebook ads
    languages: Can it be in German as well?
    customWork: I need a booking system
    webshop: I want to sell online | I want to sell my pottery
    myQuote: I have a question about my quote
    human: can I talk to the owner | Can I talk to a real person?
    packages: Which packages do you have? | what's the difference between growth and pro
    renewal: My current website is outdated
    process: How does it work?
    bilingual: hi, do you speak English?
    retail: Hello, I own a bakery and need a website | I have a shop in town
    portfolio: Can I see some examples?
    quote: I’d like a quote
    advice: no idea, can you recommend something?
    hospitality: website for a restaurant | I need een website voor mijn restaurant
    building: I run a construction company | I'm a carpenter, what does a site cost?
    legal: We are a law firm
    garden: I am a gardener
    freelance: freelancer here
    outage: My website is down
    privacy: What do you do with my data?
    thanks: thank you so much
    smallTalk: How are you?
  `,
};

function questionsIn(asked: string): [question: string, rule: string][] {
  return [...asked.matchAll(/^ {4}(\w+): (.+(?:\n {6}.+)*)/gm)].flatMap(([, rule = "", list = ""]) =>
    list.split("|").map((question): [string, string] => [question.trim(), rule]),
  );
}

export const questions: PerLanguage<[question: string, rule: string][]> = {
  nl: questionsIn(ASKED.nl),
  en: questionsIn(ASKED.en),
};
