export const nl = {
  label: "Juridisch",
  updated: "Laatst bijgewerkt",
  inShort: "In het kort",
  contents: "Inhoud",
  section: "Onderdeel",
  others: "Lees ook",
  /** Empty, as the English document alone says which version prevails. */
  prevails: "",
  contact: {
    name: "Bedrijf",
    address: "Adres",
    phone: "Telefoon",
    whatsapp: "WhatsApp",
    whatsappLink: "Open een gesprek",
    email: "Algemeen",
    privacyEmail: "Privacy",
    kvk: "KvK-nummer",
    vat: "Btw-id",
  },
  storage: {
    caption: { necessary: "Noodzakelijke cookies en opslag", analytics: "Analytische cookies" },
    columns: { purpose: "Naam en doel", place: "Soort", lasts: "Bewaartijd" },
    places: { cookie: "cookie", local: "lokale opslag", session: "sessieopslag" },
    lasts: {
      session: "tot u het tabblad sluit",
      removed: "tot u het wist",
    },
    purposes: {
      cookieConsent: "Onthoudt wat u hebt toegestaan, zodat onze server niets anders laat laden.",
      consentChoice: "Onthoudt of u iets hebt toegestaan of alles hebt geweigerd, zodat de vraag niet terugkomt.",
      consentDetails: "Onthoudt bij die keuze de dag en de doelen. Na een jaar vragen wij het opnieuw.",
      language: "Onthoudt dat u Nederlands of Engels koos. Alleen nadat u zelf van taal wisselt.",
      deskDraft:
        "Bewaart wat in de beheeromgeving wordt getypt, tot het is verzonden of wie daar werkt uitlogt. Bezoekers krijgen dit niet.",
      leadWaiting:
        "Bewaart een aanvraag die in de beheeromgeving zonder verbinding is ingevoerd, tot die is verzonden. Bezoekers krijgen dit niet.",
      deskKeys: "Onthoudt dat sneltoetsen in de beheeromgeving uitstaan. Bezoekers krijgen dit niet.",
      secondStep:
        "Onthoudt tijdens het inloggen van onze medewerkers dat het wachtwoord klopte. Bezoekers krijgen deze niet.",
      deskSound: "Onthoudt of de beheeromgeving een geluid mag maken. Bezoekers krijgen dit niet.",
      ownerSession: "Houdt onze eigen medewerkers ingelogd op de beheeromgeving. Bezoekers krijgen deze niet.",
      knownDevice:
        "Onthoudt dat onze medewerkers deze browser al eens gebruikten, zodat alleen een nieuw apparaat een melding geeft. Bezoekers krijgen deze niet.",
      formDraft: "Bewaart wat u in een formulier typt, zodat er niets verloren gaat. Verdwijnt na verzenden.",
      projectDraft: "Bewaart wat u op de pagina van uw project typt, tot het bij ons is.",
      configuratorDraft:
        "Bewaart uw antwoorden in de configurator en hoe ver u was, ook als u het tabblad sluit. Verdwijnt na verzenden of opnieuw beginnen.",
      attribution:
        "Onthoudt via welke link of site u kwam en op welke pagina, tenzij u bezoek meten weigert. Gaat alleen mee als u een aanvraag verstuurt of een afspraak maakt.",
      consentPressed:
        "Onthoudt uw antwoord op de cookievraag als u doorklikt voordat de pagina helemaal geladen is. Verdwijnt op de volgende pagina.",
      entrance: "Onthoudt hetzelfde als u doorklikt voordat de pagina helemaal geladen is.",
      introSeen: "Onthoudt dat u het openingsscherm al hebt gezien.",
      scrollPositions: "Onthoudt hoe ver u op een pagina was, voor als u teruggaat.",
      chatSessions:
        "Bewaart uw gesprek met de chatassistent op uw eigen apparaat. Schrijft u zelf niets, dan gaat de begroeting weg zodra u de pagina verlaat.",
      chatToken: "Bewijst onze server dat een gesprek van u is. Pas als u in de chat iets stuurt.",
      chatUnsent: "Bewaart wat u in de chat schreef terwijl er geen verbinding was. Verdwijnt na verzenden.",
      chatTyped: "Wat u in de chat typt en nog niet hebt verstuurd, zodat het op de volgende pagina blijft staan.",
      chatOpened: "Onthoudt of de chat open is of is geweest, zodat hij open blijft en niet nog eens vanzelf opengaat.",
      ga: "Google Analytics: onderscheidt bezoekers om bezoek te tellen.",
      gaProperty: "Google Analytics: onthoudt de stand van uw bezoek aan deze site.",
      gid: "Google Analytics: onderscheidt bezoekers binnen één dag.",
      gat: "Google Analytics: beperkt hoe vaak er gemeten wordt.",
    },
  },
};
