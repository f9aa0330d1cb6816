import type { ConsentCopy } from "~/content/shared/shared-copy";

export const en: ConsentCopy = {
  "consent.title": "Cookies: your choice",
  "consent.text": "May we measure visits with Google Analytics, and show the map from OpenStreetMap straight away?",
  "consent.textByPurpose": "Tick what’s allowed. You can always change it.",
  "consent.more": "What we keep",
  "consent.accept": "Accept",
  "consent.refuse": "Decline",
  "consent.byPurpose": "Choose by purpose",
  "consent.save": "Save choice",
  "consent.saved": "Your choice has been saved",
  "consent.close": "Close",
  "consent.closeRefusing": "Decline and close",
  "consent.settings": "Cookie settings",
  "consent.purpose.necessary.name": "Necessary",
  "consent.purpose.necessary.text": "to work, such as remembering your language and a half-finished form. Always on.",
  "consent.purpose.analytics.name": "Measure visits",
  "consent.purpose.analytics.text": "with Google Analytics cookies: which pages are read.",
  "consent.purpose.map.name": "Show the map",
  "consent.purpose.map.text": "from OpenStreetMap, without a click first. They then get your IP address.",
  "consent.map.always": "Always show the map",
  "consent.map.never": "Stop always showing it",
};
