/**
 * The chat assistant's Dutch replies, and the lists of words that trigger them. A word also matches its plural, as part
 * of a compound ("websitekosten") and with a typing error. `timmer*` matches every word that starts so, `*winkel` every
 * word that ends so. Words with spaces between them are a phrase, which is matched before its single words. Write them
 * in lower case, without accents, apostrophes and hyphens.
 */
export const nl = {
  /** Words that only show that a message is Dutch, and that are not typing errors of a word below. */
  common: `
    de, het, een, ik, je, jij, u, wij, jullie, mijn, uw, jouw, ons, onze, mij, die, dat, dit, deze, er, en, of,
    maar, want, dus, niet, geen, wel, ook, nog, al, als, voor, met, van, bij, naar, op, aan, uit, tot, over,
    zonder, tegen, door, om, te, zijn, ben, bent, heb, hebt, heeft, hebben, kan, kun, kunt, kunnen, wil, wilt,
    willen, moet, moeten, mag, zou, zal, zit, zitten, doe, doen, doet, gaat, gaan, krijg, krijgen, laten, maken,
    maak, maakt, bouwen, bouw, nodig, graag, even, eens, iets, alles, nieuwe, nieuw, goede, goed, kleine, klein,
    eigen, veel, meer, heel, zelf, bedrijf, zaak, onderneming, bepalen, weten, weet, zoek, zoeken, hoor, ligt,
    staat, komt, komen, werken, bestellen, merken, huis, mooie, mooi, soort, vraag, vragen, houden, tijd, dagen,
    weken, mensen, groot, grote, groter, groen, groene, groente, groenten,
    onder, ouder, orde, groep, groepen, juist, vooral, losse, lossen, kracht, test, testen, voordeel, vergeten,
    verwijderd, kreeg, koopt, opzet, opzetten, bepaal, bepaling, gemeld, beurt, redactie, opzichte, voorbereiden,
    pakken, plank, aanpakken, garen, verzenden, gegeven, seconden`,
  words: {
    what: "wat, welk, welke",
    howMuch: "hoeveel, hoeveel is, hoeveel zijn, hoeveel voor, hoe veel, hoe duur, hoe goedkoop",
    how: "hoe",
    where: "waar",
    when: "wanneer, hoe laat",
    who: "wie",
    robot: `
      robot, computer, ai assistent, machine, bot, ben je echt, ben jij echt, nep, chatgpt, ben je een mens,
      ben jij een mens, ben je mens, bent u een mens, is dit een mens, een mens of, met wie spreek, met wie praat,
      met wie chat, hoe heet je, hoe heet jij, je naam`,
    human: `
      eigenaar spreken, de baas spreken,
      mens, medewerker, medewerkster, collega, iemand spreken, echt persoon, echte persoon, persoon spreken,
      met iemand praten, iemand aan de lijn, met iemand chatten, iemand van jullie, terugbellen, bel me, bel mij,
      mij bellen, me bellen`,
    outage: `
      storing, kapot, ligt eruit, ligt er uit, ligt plat, platligt, offline, gehackt, hack, down, doet het niet,
      werkt niet, werkt niet meer, doet niks, foutmelding, spoed, niet bereikbaar, uit de lucht`,
    waiting: `
      niks gehoord, niets gehoord, geen reactie, geen antwoord, nog geen offerte, niet teruggebeld,
      nooit teruggebeld, niet gebeld, nog niet gereageerd, niemand reageert, wacht al, wacht nog, nog steeds niks,
      nog steeds niets, geen bevestiging, geen mail gekregen, geen mail ontvangen`,
    building: `
      architect*, aannemer, aannemers*, bouwbedrijf, bouwbedrijven, bouwvakker, bouwsector, in de bouw, de bouw,
      timmer*, schilder*, stukadoor*, stucadoor*, dakdekker*, metselaar, metsel*, tegelzetter, voegbedrijf,
      renovatie, renovatiebedrijf, verbouwing, klusbedrijf, klusser, keukenbouwer, kozijn*, interieurbouw*,
      vloerenlegger, parket*, glaszetter, sloopbedrijf, grondwerk, stratenmaker, bouwonderneming, constructie*`,
    installation: `
      installateur, installatiebedrijf, installatietechniek, loodgieter*, elektricien, electricien,
      elektrotechniek, elektrobedrijf, zonnepanelen, warmtepomp, cv ketel, airco*, sanitair, laadpaal, laadpalen,
      beveiligingsinstallaties`,
    hospitality: `
      camping, vakantiepark, bed breakfast, b b, horeca*, restaurant*, restaurantje, cafe, eetcafe, kroeg, hotel*,
      lunchroom, snackbar, cafetaria, catering*, cateraar, bed and breakfast, pizzeria, ijssalon, foodtruck, bistro,
      brasserie, eethuis, lunchcafe, koffiebar, koffiezaak, koffietent, bar, grand cafe, friettent, patatzaak,
      eetgelegenheid`,
    garden: `
      hovenier*, tuinman, tuinen, tuinbedrijf, tuinaanleg, tuinonderhoud, tuinontwerp*, tuincentrum,
      groenvoorziening, boomverzorg*, kweker*, bestrating`,
    beauty: `
      kapper*, kapsalon, kapster, barbier, barbershop, schoonheid*, nagel*, nagelstudio, visagist*, beautysalon,
      pedicure*, manicure, huidtherap*, zonnestudio, tattoo*, wimper*, wellness, spa, salon`,
    health: `
      fysio*, tandarts*, huisarts*, praktijk, psycholoog, psychologen*, therapeut, therapie*, coach, in de zorg,
      thuiszorg, zorginstelling, zorgverlener, zorgbedrijf, zorgpraktijk, dierenarts*, dietist, verloskundige*,
      masseur, massage*, osteopaat, logopedi*, apotheek, acupunctuur, coachingspraktijk, kinesiolo*, mondhygienist`,
    sport: `
      sportschool, sportscholen, fitness*, personal trainer, yoga*, sportclub, pilates, crossfit, dansschool,
      zwemschool, voetbalclub, manege, sportstudio`,
    legal: `
      advocaat, advocaten*, advocatuur, jurist*, juridisch*, notaris*, mediator, deurwaarder, rechtsbijstand`,
    finance: `
      boekhouder, boekhoud*, accountant*, administratiekantoor, hypotheek*, verzekering*, belastingadviseur,
      financieel adviseur, assurantie*`,
    automotive: `
      garage, garagebedrijf, autobedrijf, autobedrijven, autodealer, autoschade*, bandenservice, fietsenmaker,
      fietsenzaak, motorzaak, autohandel, poetsbedrijf, car detailing, apk`,
    rental: `
      verhuur, verhuurbedrijf, verhuurder, *verhuur, tentverhuur, verhuur*, partyverhuur, springkussen*`,
    transport: `
      transport*, logistiek*, koerier*, taxi*, verhuisbedrijf, verhuizer, vrachtwagen*, expediteur, pakketdienst`,
    cleaning: "schoonmaak*, glazenwasser*, glasbewassing, reiniging*, schoonmaker, gevelreiniging",
    realEstate: "makelaar*, vastgoed*, makelaardij, woningverhuur, taxateur",
    creative: `
      fotograaf, fotografen, fotografie, videograaf, kunstenaar*, muzikant, dj, kunstenares, ontwerper,
      illustrator, bandje, theater*, galerie, atelier`,
    education: `
      rijschool, rijscholen, rijinstructeur, bijles, huiswerkbegeleiding, cursus, cursussen, trainingsbureau,
      kinderopvang, gastouder, muziekschool, school, muziekles, opleider, peuterspeelzaal`,
    association: "vereniging, stichting, goed doel, kerk, buurthuis, vrijwilligersorganisatie, *vereniging",
    recruitment: `
      uitzendbureau, detacher*, werving, recruitment*, recruiter, hr bureau, hr, personeelszaken, loopbaan*`,
    retail: `
      winkel, winkeltje, winkelier, boetiek, boutique, bakker*, slager*, bloemist, bloemenwinkel, juwelier,
      opticien, kledingzaak, speelgoedzaak, groenteboer, kaasboer, fysieke winkel, *winkel, cadeauwinkel,
      detailhandel, woonwinkel, dierenwinkel, slijterij, meubelzaak`,
    freelance: `
      zzp*, zzper, zelfstandige, freelance*, eenmanszaak, voor mezelf begonnen, starter als ondernemer,
      startende ondernemer, beginnende ondernemer, beginnend ondernemer, net begonnen, zelfstandig ondernemer`,
    discount: `
      korting, kortingscode, kortingsactie, van de prijs af, van de prijs afdoen, onderhandelen, te duur,
      weinig geld, weinig budget, klein budget`,
    process: `
      in zijn werk, hoe werkt het, hoe werkt dat, werkwijze, stappen, stappenplan, aanpak, hoe werken jullie`,
    pages: "hoeveel paginas, aantal paginas",
    bilingual: `
      spreek je engels, spreken jullie engels, spreek je nederlands, praat je engels, versta je engels`,
    price: `
      prijs, prijzen, prijs*, kost, kosten, kostte, kostprijs, tarief, tarieven, duur, hoeveel is, hoeveel zijn,
      hoeveel voor, hoe duur, hoe goedkoop, duurt het veel, goedkoop, goedkoper, betaalbaar, bedrag, budget,
      korting, gratis, maandelijks, per maand, kwijt, wat vragen jullie, richtprijs, prijslijst, prijsindicatie,
      betaal ik, geld`,
    contact: `
      contact*, bereik, bereiken, bereikbaar, bel, bellen, gebeld, telefoon, telefoonnummer, nummer, telefonisch,
      mail, mailen, email, emailadres, mailadres, whatsapp, appen, appje, spreken, bericht sturen, contactgegevens,
      aanspreekpunt, contactpersoon`,
    website: `
      ontwerp, ontwerpen, op telefoon, op de telefoon, op een telefoon, op je telefoon, op mijn telefoon, op mobiel,
      op je mobiel, mobiele telefoon, voor mobiel, smartphone, tablet, responsive,
      website, websites, site, sites, webpagina, homepage, webdesign, internetsite, landingspagina, pagina,
      web site, internetpagina, bedrijfswebsite, web design, webdesigner, online komen`,
    webshop: `
      verkopen, verkoop,
      webshop*, webwinkel*, web shop, web winkel, internetwinkel, online winkel, online verkopen, ecommerce,
      producten verkopen, webwinkeltje, online shop, spullen verkopen`,
    seo: `
      zichtbaar*, meer klanten, meer bezoekers, seo, zoekmachine*, google, gevonden worden, vindbaar*, hoger in
      google, zoekwoord*, bovenaan, zoekresultaten, organisch, beter gevonden`,
    maintenance: `
      onderhoud, onderhouden, onderhoudscontract, updates, beheer, beheren, bijhouden, websiteonderhoud,
      websitebeheer, bijwerken`,
    hosting: `
      hosting, hosten, server, webhosting, backup, back up, ssl, beveiliging, veilig, hosting*, uptime, snelheid`,
    myQuote: `
      mijn offerte, offerte gekregen, offerte ontvangen, offerte kwijt, offerte accepteren, offerte goedkeuren,
      akkoord met de offerte, akkoord op de offerte, over de offerte`,
    quote: `
      offerte, offertes, offerteaanvraag, offerte*, voorstel, prijsopgave, vrijblijvend, configurator, aanvraag,
      bestel ik`,
    delivery: `
      hoe snel, hoe lang, levertijd, doorlooptijd, oplever*, duurt, deadline, wanneer klaar, planning, snel online,
      wanneer online, binnen een week, wanneer live, haast, snel, hoeveel tijd, klaar, hoelang, kan het sneller,
      sneller klaar, sneller online, volgende week af, wanneer kunnen jullie beginnen, kunnen jullie beginnen, nog
      beginnen, meteen beginnen, kunnen jullie starten`,
    appointment: `
      afspraak, afspraken, afspreken, kennismaking, kennismaken, kennismakingsgesprek, langskomen, langs komen,
      gesprek, adviesgesprek, meeting, kop koffie, koffie drinken, videobellen, inplannen, belletje,
      belafspraak, ook langs, bij mij langs, bij ons langs`,
    move: `
      verzetten, verplaatsen, afzeggen, annuleren, verschuiven, omzetten, afbellen, verhinderd, wijzigen, veranderen`,
    openingHours: `
      openingstijd, openingstijden, open, geopend, gesloten, kantooruren, weekend, zaterdag, zondag, dicht`,
    payment: `
      betalen, betaling, betaal, betaald, aanbetaling, factuur, facturen, termijnen, ideal, paypal, creditcard,
      vooruit betalen, gespreid, vooraf, betaaltermijn`,
    contract: `
      zeg ik op, hoe zeg ik, contract, opzeg*, looptijd, vast zitten, zit ik vast, ergens aan vast, abonnement,
      minimaal, opzegtermijn, vastzitten, stoppen, annuleren, waar zit ik aan vast, eraan vast, proefperiode,
      uitproberen, op proef`,
    once: "eenmalig, eenmalige, in een keer, ineens",
    guarantee: `
      garantie, garanderen, gegarandeerd, niet tevreden, niet goed, bevalt niet, geld terug, niet mooi, eerst zien,
      ontwerp zien, ontwerpen zien, ontwerpen krijg ik, eerst een ontwerp, vooraf zien, proefontwerp, proefversie`,
    ownership: `
      eigendom, eigenaar van, wie is eigenaar van, wie is de eigenaar van, van wie is,
      is de website van mij, overstappen, meenemen, eigenaar, blijft van mij`,
    domain: "domein, domeinnaam, domeinnamen, url, webadres, domeinen, verhuizen domein, domein*",
    changes: `
      blog, zelf plaatsen,
      wijziging*, wijzigen, aanpassing, aanpassen, veranderen, zelf aanpassen, teksten veranderen, foto vervangen,
      revisie`,
    privacy: "privacy*, avg, gegevens, cookies, persoonsgegevens, cookie*, privacybeleid",
    vat: "btw, inclusief, exclusief, incl, excl",
    answerTime: `
      reageren, reactie, reactietijd, antwoord, hoor ik van jullie, hoor ik iets, antwoorden, terugkoppeling`,
    extraPage: `
      extra pagina, landingspagina, extra landingspagina, pagina erbij, extra paginas, landingspaginas`,
    marketing: `
      marketing, advertent*, adverteren, advertentie, facebook, instagram, social media, google ads, tiktok,
      nieuwsbrief, reclame, ads, online marketing, linkedin, adwords, campagne`,
    wordpress: "wordpress, elementor, woocommerce, wix, squarespace, shopify, joomla, cms, plugin",
    languages: `
      meertalig*, meerdere talen, engelse versie, duitse versie, tweetalig, duits, twee talen, vertalen,
      in het engels, in het duits, turks, pools, arabisch, in het frans, in het spaans`,
    chatbot: "chatbot, chat op mijn site, chatassistent, ai chatbot",
    customWork: `
      online afspraken, afspraken online,
      app, apps, gekoppeld, moneybird, exact online, snelstart,
      maatwerk, koppeling, koppelen, boekingssysteem, reserveringssysteem, klantportaal, portaal, crm, inloggen,
      dashboard, rekentool, boekingen, app laten maken, reserveringen, api, online boeken, agenda koppelen,
      online reserveren`,
    texts: `
      teksten, tekst, fotos, foto, schrijven, tekstschrijver, logo, huisstijl, afbeelding, copywriter,
      beeldmateriaal, aanleveren, van mij nodig, van me nodig, van ons nodig, zelf doen`,
    packages: `
      zit bij het abonnement, zit in het abonnement,
      inbegrepen, wat zit erbij, wat zit er bij, verschil tussen,
      pakket, pakketten, starter, groei, pro, pakketten vergelijken, starterpakket, groeipakket, propakket,
      upgrade, upgraden`,
    renewal: `
      traag, langzaam, sneller maken, huidige webbouwer, huidige bouwer, huidige bureau, van bureau wisselen,
      vernieuwen, redesign, verouderd, oude website, oude site, opknappen, opfrissen, bestaande website,
      bestaande site, huidige website, huidige site, moderniseren, restylen`,
    portfolio: `
      portfolio, voorbeeld, voorbeelden, eerder werk, projecten, eerdere projecten, referentie, referenties,
      klanten zien, gemaakt`,
    reviews: `
      voor jullie kiezen, jullie kiezen, waarom jullie, review, reviews, ervaringen, beoordeling, beoordelingen,
      klanttevredenheid, tevreden klanten, betrouwbaar`,
    support: `
      support, klantenservice, helpdesk, al klant, ondersteuning, klacht, accountmanager, niet inloggen, kan ik
      inloggen, log ik in, inloggen lukt, wachtwoord`,
    jobs: `
      vacature, vacatures, stage, stageplek, solliciteren, sollicitatie, baan, werken bij jullie, werken bij,
      stagiair, nog personeel, zoeken jullie personeel, personeel nodig, nog mensen`,
    upset: `
      kut, kutzooi, klote, klotezooi, klootzak*, lul, sukkel*, hoer, idioot, idioten, debiel, godver*, verdomme,
      fuck*, shit*, teringzooi, oplichter*, oplichting, waardeloos, waardeloze, belachelijk, schandalig, hou je bek,
      rot op`,
    location: `
      adres, gevestigd, locatie, kantoor, waar zitten, waar zit, route, parkeren, regio, welke plaats, werkgebied`,
    places: `
      enschede, hengelo, almelo, twente, overijssel, oldenzaal, borne, haaksbergen, deventer, zwolle, losser,
      rijssen, nijverdal, duitsland, belgie, buurt`,
    about: `
      wie maakt, wie bouwt, wie ontwerpt, bestaan jullie, opgericht, mensen werken, hoe groot zijn jullie,
      werknemers, wie zijn jullie, wie ben je, over jullie, team, hoe lang bestaan, jullie bedrijf, wat doen jullie,
      wat doe je, wat kun je, wat voor bedrijf, diensten, wie is de eigenaar, wie is eigenaar, wie zijn de eigenaren,
      wie is de baas, wie is de directeur, wie is de oprichter, wie is de eigenaar van het bedrijf,
      wie is eigenaar van het bedrijf, wie is de eigenaar van jullie, eigenaar van jullie bedrijf, wie zit erachter,
      wie zit er achter`,
    advice: `
      advies, advies op maat, adviseren, aanraden, raad je aan, weet niet wat, twijfel, wat past bij, geen idee,
      wat heb ik nodig, idee`,
    other: `
      snap het niet, begrijp het niet, overige vraag, andere vraag, iets anders, een vraag, vraagje, help, hulp`,
    thanks: `
      voor je hulp, voor de hulp, voor jullie hulp, bedankt, dank, dankjewel, dankuwel, thanks, thx, merci,
      top bedankt, dank je wel, super bedankt, fijn dank`,
    smallTalk: "hoe gaat het, hoe is het, alles goed, hoe gaat t, hoe ist, hoe voel je",
    goodbye: `
      doei, tot ziens, dag hoor, fijne dag, tot later, houdoe, fijne avond, prettige dag, tot snel, fijn weekend,
      doeg, groetjes, groeten, groet, mvg, tot horens, goodgoan, goed goan, good goan`,
    greeting: `
      ben je er, ben je er nog, is er iemand, iemand aanwezig, iemand online, moi, mojn,
      hallo, hoi, hey, goedemorgen, goedemiddag, goedenavond, goeiemorgen, goeiemiddag, goeieavond, moin, dag, hi,
      he hallo, goedendag, goeiedag, yo, heey`,
    refusal: "nee, nope, nee hoor, laat maar, hoeft niet",
    agreement: `
      ja, joa, ok, oke, prima, okee, top, super, mooi zo, vet mooi, vet mooie, vet gaaf, vet goed, gaaf, begrepen,
      duidelijk, misschien, jazeker, klopt, snap ik`,
  },
  replies: {
    robot:
      "Ik ben een virtuele assistent: een programma dat vragen over onze websites beantwoordt. Liever een mens? Typ ‘medewerker’, bel {phone} of mail {email}.",
    human:
      "Natuurlijk. Bel {phone} of laat hier je vraag achter met je nummer of e-mailadres, dan neemt iemand van ons team contact met je op. Bellen kan {hours.visit}; in de chat is er iemand {hours.reachable}. {saturdaySaid}",
    outage:
      "Dat is vervelend. Bel tijdens kantooruren meteen {phone}. Anders mail je {email} met ‘Spoed’ in het onderwerp en het adres van je site. Wat je zelf alvast kunt doen, staat op {path.support}.",

    waiting:
      "Je hoort van ons {answerWithin}. Is dat voorbij? Kijk dan bij je ongewenste mail, of bel {phone}: we zoeken het meteen uit.",

    building:
      "Voor een bouwbedrijf moet een site je werk laten zien: projecten met foto’s, de plaatsen waar je werkt en een offerteformulier dat op de steiger ook lukt. Hoe we werken, zie je op {path.portfolio}. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Zit je in {serviceArea}? Bel {phone}, dan komen we kijken.",
    installation:
      "Voor een installateur telt of mensen je vinden op het moment dat er iets lekt of stilvalt: een knop om te bellen, je werkgebied en een pagina per dienst. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Heb je al een site waar te weinig op gebeld wordt? Laat ons ernaar kijken: {path.contact}.",
    hospitality:
      "Voor een horecazaak zetten we de kaart, de openingstijden en reserveren bovenaan, en zorgen we dat je in Google Maps goed staat. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Moeten gasten ook online reserveren? Kies dat erbij op {path.configurator}.",
    garden:
      "Voor een hovenier verkopen foto’s het werk: tuinen voor en na, per seizoen, met je werkgebied en een aanvraagformulier. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Nog geen goede foto’s? Hoe je die zelf maakt, lees je op {path.blog}.",
    beauty:
      "Voor een salon draait het om sfeer, een duidelijke prijslijst en online een afspraak maken. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Gebruik je al een online agenda? Of we die kunnen koppelen, hoor je via {path.customWork}.",
    health:
      "Voor een praktijk bouwen we rustig en toegankelijk: wie je bent, waarvoor mensen bij je komen, tarieven en een veilige manier om contact te zoeken. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Eerst overleggen wat jouw praktijk nodig heeft? Kies een moment op {path.appointment}.",
    sport:
      "Voor sport werkt een site met een rooster, tarieven en een proefles die je in een paar tikken aanvraagt. Een basiswebsite heb je {price.websiteBasic}, excl. btw; online boeken kan erbij. Benieuwd wat dat samen kost? Stel het samen op {path.configurator}. {priceSaid}",
    legal:
      "Voor een juridisch kantoor draait het om vertrouwen: je rechtsgebieden helder uitgelegd, de mensen met naam en gezicht en een vertrouwelijk contactformulier. Hoe we werken, zie je op {path.portfolio}. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Wil je er een voor jouw kantoor? Bel {phone}.",
    finance:
      "Voor een financieel kantoor laten we in gewone taal zien wat je regelt, voor wie en wat het oplevert, met een portaal voor klanten als je dat wilt. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Zoek je ook zo’n portaal? Hoe dat gaat, lees je op {path.customWork}.",
    automotive:
      "Voor een garage of autobedrijf maken we een site waarop klanten snel een afspraak aanvragen, je diensten zien en je voorraad bekijken. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Staan je auto’s al op een ander platform? Vraag op {path.contact} of we die kunnen overnemen.",
    rental:
      "Voor verhuur bouwen we een catalogus met prijzen en een aanvraag per datum, zodat je minder hoeft te mailen. Een website heb je {price.websiteBasic}, een webshop {price.webshopBasic}, excl. btw. Twijfel je tussen die twee? Bel {phone}, dan kiezen we samen.",
    transport:
      "Voor transport en logistiek telt dat een opdrachtgever meteen ziet wat je rijdt, waarheen en hoe hij een rit aanvraagt. Hoe we werken, zie je op {path.portfolio}. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Zullen we er samen naar kijken? Kies een moment op {path.appointment}.",
    cleaning:
      "Voor een schoonmaakbedrijf werkt een site met een pagina per dienst, je werkgebied en een aanvraag waarin de klant meteen de oppervlakte kan invullen. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Wil je in meerdere plaatsen gevonden worden? Met Groei krijgt elke plaats een eigen pagina: {path.packageGroei}.",
    realEstate:
      "Voor makelaars en vastgoed bouwen we rond het aanbod: goed zoeken, grote foto’s en een bezichtiging aanvragen. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Moet je aanbod uit je makelaarspakket komen? Hoe zo’n koppeling gaat, lees je op {path.customWork}.",
    creative:
      "Voor makers laten we het werk spreken: grote beelden, snel geladen, en een simpele manier om je te boeken. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Ligt je mooiste werk al klaar? Dan kan het snel: {path.configurator}.",
    education:
      "Voor lessen en opvang maken we een site met het aanbod, data en prijzen, en een aanmelding die ook op de telefoon prettig gaat. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Liever een vast bedrag per maand? Dan past Starter: {path.packageStarter}.",
    association:
      "Voor een vereniging of stichting bouwen we een site die vrijwilligers zelf bijhouden: nieuws, agenda en lid of donateur worden. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Wisselen jullie vaak van vrijwilliger? Dan is WordPress handig: {path.wordpressWebsiteEnschede}.",
    recruitment:
      "Voor HR en bemiddeling maken we een site waar vacatures makkelijk te vinden zijn en solliciteren in een paar tikken gaat. Hoe we werken, zie je op {path.portfolio}. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Wil je er een voor jouw vacatures? Vraag een offerte op {path.contact}.",
    retail:
      "Voor een winkel kan het twee kanten op: een site die mensen naar je toonbank brengt, {price.websiteBasic}, of een webshop die dag en nacht verkoopt, {price.webshopBasic}. Beide excl. btw. Twijfel je of een webshop zich terugverdient? De som staat op {path.blog}.",
    freelance:
      "Voor een zelfstandige werkt een site die in één oogopslag laat zien wat je doet en voor wie. Met Starter heb je een complete website voor {price.websiteMonthly}, excl. btw, met domein, hosting en onderhoud erbij. Kijk op {path.packageStarter}.",

    discount:
      "Over korting gaat het team: noem je budget op {path.configurator} of bel {phone}, dan kijken we wat er past. Een basiswebsite heb je {price.websiteBasic}, excl. btw.",
    priceWebshop:
      "Een basiswebshop heb je {price.webshopBasic}, een complete webshop tot {webshopProducts} producten {price.webshopComplete}, beide excl. btw. Je eigen samenstelling reken je uit op {path.configurator}.",
    priceHosting:
      "Hosting heb je {price.hosting}, excl. btw, met dagelijkse back-ups en bewaking. Neem je een abonnement, dan zit hosting erbij.",
    priceMaintenance:
      "Bij een abonnement van {price.websiteMonthly}, excl. btw, zit onderhoud erin. Heb je je site gekocht, of is hij door een ander gemaakt, dan krijg je een prijs op maat. {quoteSaid}",
    priceSeo:
      "SEO doen we op maat: een eerste blik heb je meteen, gratis, op {path.websiteCheckPage}. {quoteSaid} Bij elke website zit de basis voor Google erin.",
    priceMarketing:
      "Online marketing is op maat, omdat jij het advertentiebudget bepaalt en dat rechtstreeks aan Google of Meta betaalt. Vraag een prijs voor ons werk op {path.contact}. {quoteSaid}",
    priceDomain:
      "Bij elk abonnement zit een domeinnaam in de prijs. Koop je de site, dan neem je je eigen domeinnaam mee of regelen wij er een.",
    priceChanges: "{changesSaid} Wat dat kost, hoor je altijd vooraf.",
    priceExtraPage:
      "Een extra landingspagina kost {price.extraLandingPage}, excl. btw. Kijk voor de rest op {path.prices}.",
    priceAppointment:
      "Een kennismaking is gratis, duurt {appointmentMinutes} minuten en je zit nergens aan vast. Kies zelf een moment op {path.appointment}.",
    pricePackages:
      "Starter kost {price.websiteMonthly}, of eenmalig {price.websiteComplete}. Pro koop je {price.webshopComplete}; per maand krijg je een prijs op maat. Groei: {groei.amount}. Alles excl. btw; vergelijk ze op {path.prices}.",
    vat: "Onze prijzen zijn exclusief btw. Op {path.prices} zet je met een schakelaar alle bedragen inclusief {vatPercent}% btw.",
    moveAppointment:
      "Dat kan met de link in de mail die je over je afspraak kreeg. Vind je hem niet? Bel {phone}, dan regelen we het samen.",
    appointment:
      "Leuk, we maken graag kennis. Kies een vrij moment in het formulier of op {path.appointment}; je krijgt een bevestiging met een uitnodiging voor je agenda.",
    answerTime: "{quoteSaid} Vragen van klanten beantwoorden we op werkdagen binnen {supportAnswerWithinHours} uur.",

    contactWhen:
      "Bellen kan {hours.visit}. Chat en mail beantwoorden we {hours.reachable}; schrijven kan altijd: {email}.",
    contactWhere: "We zitten aan de {street} in {town}. Bellen kan op {phone}; de route staat op {path.location}.",
    contactWho: "Je spreekt iemand uit ons team van {teamSizeSaid}, die zelf sites maakt: {phone}.",
    contactWhat: "Ons telefoonnummer is {phone} en ons e-mailadres is {email}.",
    contactHow: "Bel {phone}, mail {email} of stuur een bericht via {path.contact}. Hier typen mag natuurlijk ook.",
    priceWhen: "{quoteSaid} Een richtprijs zie je nu al, op {path.configurator}.",
    priceWhere:
      "Wat een vaste prijs heeft, staat op {path.prices}; de rest rekenen we voor je uit, {answerWithin}. Je eigen samenstelling reken je uit op {path.configurator}.",
    priceWho: "Iemand uit ons team van {teamSizeSaid} maakt je offerte zelf. {priceSaid} Vragen erover? Bel {phone}.",
    priceHowMuch:
      "Een basiswebsite heb je {price.websiteBasic}. Een complete website kost eenmalig {price.websiteComplete}, of {price.websiteMonthly} als abonnement. Alles excl. btw.",
    priceWhat:
      "Een complete website kost eenmalig {price.websiteComplete}, of {price.websiteMonthly} met domein, hosting en onderhoud erbij. Een basiswebsite heb je {price.websiteBasic}. Alles excl. btw; meer op {path.prices}.",
    priceHow:
      "Je kiest wat je nodig hebt en ziet op {path.configurator} meteen een richtprijs. In je offerte staat één vast bedrag, en dat verandert niet zonder jouw ja.",

    openingHours:
      "Chat en mail beantwoorden we {hours.reachable}. Bellen of langskomen kan {hours.visit}, en verder op afspraak. {saturdaySaid}",
    payment:
      "{noUpfrontPayment}: de factuur komt pas als je de site hebt goedgekeurd, en die betaal je binnen {contract.paymentDays} dagen. Een abonnement betaal je per maand. In je webshop kunnen klanten betalen met iDEAL, PayPal en creditcard.",
    contract: "{noticeSaid} Koop je de site, dan is er geen looptijd. {notice.loose}",
    guarantee:
      "Je ziet de site voordat hij live gaat. Vind je hem niet mooi? {dislikeAnswer} Een plek in Google kan niemand garanderen. De afspraken staan op {path.terms}.",
    ownership:
      "Een gekochte site is na betaling van jou: je mag hem aanpassen en meenemen. Met een abonnement gebruik je hem zolang het loopt. Je teksten, foto’s en domeinnaam blijven altijd van jou.",
    delivery: "{firstVersionRange} {deliverySaid}",
    privacy:
      "We gebruiken je gegevens om je te antwoorden en verkopen ze niet. Reclame krijg je alleen als je daar zelf om vraagt. Wat we bewaren en hoe lang, lees je op {path.privacy}. Vragen? Mail {privacyEmail}.",
    domain:
      "Bij elk abonnement zit een domeinnaam. Koop je de site, dan neem je je eigen domeinnaam mee of regelen wij er een. Heb je er al een, dan verhuizen wij hem en blijft je mail gewoon werken. Je domein staat op jouw naam.",
    changes: "Je kunt zelf teksten en foto’s aanpassen. {changesSaid}",
    maintenance:
      "Updates, beveiliging en aanpassingen nemen wij uit handen, ook van sites die een ander maakte. Bij een abonnement zit onderhoud erin. Meer op {path.services}.",
    hosting:
      "We hosten je site op {dutchServers}, met {uptime} uptime als streven, een beveiligde verbinding en dagelijks een back-up. Los is hosting er {price.hosting}, excl. btw; bij een abonnement zit hij erbij.",
    seo: "We zorgen dat mensen uit je regio je vinden: zoekwoorden, techniek, teksten en Google Maps. {growthSaid} Een eerste blik op je site heb je meteen, gratis: {path.websiteCheckPage}.",
    marketing:
      "We maken advertenties op Google en Meta, contentplannen en nieuwsbrieven die naar je site leiden, en sturen elke maand bij. Vraag een voorstel aan op {path.contact}.",
    wordpress:
      "We bouwen in WordPress met een eigen ontwerp en weinig plug-ins, en knappen bestaande sites op. Hoe we dat doen, lees je op {path.wordpressWebsiteEnschede}.",
    languages:
      "Dat kan: een meertalige site zit in ons Pro-pakket en kan ook als extra bij een ander pakket. Stel hem samen op {path.configurator}.",
    chatbot: "Een AI-chatbot zoals ik is bij Pro inbegrepen, en kan uit. Kijk op {path.packagePro}.",
    customWork:
      "Koppelingen, boekingssystemen, portalen en rekentools maken we op maat, met vooraf een vaste prijs per onderdeel. Lees meer op {path.customWork}.",
    webshop:
      "We maken webshops met iDEAL, PayPal en creditcard, en richten voorraad en verzending in. Een basiswebshop heb je {price.webshopBasic}, een complete tot {webshopProducts} producten {price.webshopComplete}, excl. btw. Heb je er meer, dan maken we een prijs op maat.",
    texts:
      "We schrijven mee aan je teksten en werken met jouw foto’s en logo. Heb je nog niets? Dan helpen we je op weg.",
    process:
      "{appointmentsPresented} Dan ontwerpen en bouwen we, testen we en ga je live. {firstVersionSaid} Beginnen kan op {path.configurator} of met een kennismaking: {path.appointment}.",
    pages:
      "Starter heeft {starterPagesFrom} tot {starterPagesTo} pagina’s, bij Groei spreken we het aantal samen af en bij Pro is er geen grens. Wat er nog meer in zit, staat op {path.prices}.",
    bilingual: "Ja, ik versta Nederlands en Engels, en ons team ook. Typ maar in de taal die je fijn vindt.",
    packages:
      "Er zijn drie pakketten: Starter voor een complete website, Groei om in je regio gevonden te worden en Pro met een webshop. Overstappen kan altijd. Je betaalt dan alleen het verschil. Vergelijk ze op {path.prices}.",
    renewal:
      "Een bestaande site vernieuwen kan: we kijken eerst hoe hij gebouwd is en wat er kan blijven. Je domeinnaam en je mail gaan gewoon mee. Stuur het adres van je site via {path.contact}.",
    portfolio:
      "De projecten op {path.portfolio} laten zien hoe we werken. Bij een concept staat dat het er een is. Wil je sites van klanten zien? Bel {phone}.",
    reviews:
      "{reviewsSaid} De projecten op {path.portfolio} laten zien hoe we werken. Wil je ons liever spreken? Bel {phone}.",
    support:
      "Support bereik je {support247} per chat en e-mail; op werkdagen heb je binnen {supportAnswerWithinHours} uur antwoord. Mail {email} of kijk op {path.support}.",
    jobs: "Leuk dat je bij ons wilt werken. Of er plek is, weet ik niet: stuur je verhaal naar {email}, dan hoor je het van het team.",
    myQuote:
      "Je offerte open je met de link in de mail die je kreeg. Daar stel je ook je vraag of geef je akkoord. Mail kwijt? Bel {phone} of mail {email}.",
    upset: "Dat klinkt niet best. Is er iets misgegaan? Bel {phone} of mail {email}, dan kijkt iemand van ons ernaar.",
    quote:
      "Graag! Stel op {path.configurator} in ongeveer {configuratorMinutes} minuten samen wat je nodig hebt, of schrijf het hier met je e-mailadres. {quoteSaid}",
    advice:
      "Vertel wat voor bedrijf je hebt en wat je site moet opleveren, dan denken we mee. Een kennismaking is gratis: kies een moment op {path.appointment} of bel {phone}.",
    location:
      "We zitten aan de {street} in {town} en werken in heel {serviceArea} en {region}. Op kantoor kun je terecht {hours.visit}. De route staat op {path.location}.",
    price:
      "Een basiswebsite heb je {price.websiteBasic}, een complete voor eenmalig {price.websiteComplete} of {price.websiteMonthly}, en een webshop {price.webshopBasic}. Alles excl. btw. {apartSaid} Meer op {path.prices}.",
    contact:
      "Bel {phone} of mail {email}. Laat je hier je nummer achter, dan bellen wij jou. Bellen kan {hours.visit}; chat en mail beantwoorden we {hours.reachable}.",
    about:
      "{name} is een webbureau uit {town}, met een team van {teamSizeSaid}. We maken websites en webshops, en doen hosting, onderhoud, SEO en online marketing. Maak kennis op {path.about}.",
    website:
      "We maken websites met een eigen ontwerp, goed op de telefoon en klaar om gevonden te worden. Een basiswebsite heb je {price.websiteBasic}, excl. btw. Stel de jouwe samen op {path.configurator}.",

    other: "Vertel maar, wat wil je weten? Ik help met prijzen, websites, webshops, SEO, onderhoud en afspraken.",
    thanks: "Graag gedaan! Schiet je nog iets te binnen, dan ben ik hier.",
    smallTalk: "Met mij altijd goed, ik ben een programma. Waar kan ik je mee helpen?",
    goodbye: "Tot ziens! Je vindt ons terug op {phone} of {email}.",
    greeting: "Hallo! Waar kan ik je mee helpen? Vraag gerust naar prijzen, websites, webshops of een afspraak.",
    refusal: "Prima. Bedenk je later nog iets, dan ben ik hier. Bellen mag ook: {phone}.",
    agreement: "Fijn. Waar kan ik je verder mee helpen: een prijs, een afspraak of iets anders?",
    fallback:
      "Daar heb ik geen goed antwoord op. Ik weet wel iets over prijzen, websites, webshops, SEO, onderhoud, hosting, offertes, levertijd, afspraken en contact. Typ ‘medewerker’ voor een mens, of bel {phone}.",
  },
};
