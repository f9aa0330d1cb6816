/** The banner, the settings and the purposes. Words that ask for something else need a new `CONSENT_VERSION`. */
export const nl = {
  "consent.title": "Cookies: jij kiest",
  "consent.text": "Mogen we bezoek meten met Google Analytics, en de kaart van OpenStreetMap meteen tonen?",
  "consent.textByPurpose": "Vink aan wat mag. Je kunt het altijd weer veranderen.",
  "consent.more": "Wat we bewaren",
  "consent.accept": "Accepteren",
  "consent.refuse": "Weigeren",
  "consent.byPurpose": "Per doel kiezen",
  "consent.save": "Keuze opslaan",
  "consent.saved": "Je keuze is opgeslagen",
  "consent.close": "Sluiten",
  "consent.closeRefusing": "Weigeren en sluiten",
  "consent.settings": "Cookie-instellingen",
  "consent.purpose.necessary.name": "Noodzakelijk",
  "consent.purpose.necessary.text":
    "om te werken, zoals je taal en een half ingevuld formulier onthouden. Staat altijd aan.",
  "consent.purpose.analytics.name": "Bezoek meten",
  "consent.purpose.analytics.text": "met cookies van Google Analytics: welke pagina’s gelezen worden.",
  "consent.purpose.map.name": "Kaart tonen",
  "consent.purpose.map.text": "van OpenStreetMap, zonder eerst te klikken. Zij krijgen dan je IP-adres.",
  "consent.map.always": "Kaart altijd tonen",
  "consent.map.never": "Niet meer altijd tonen",
} as const;
