import type { nl } from "./nl";

export const en: typeof nl = {
  label: "Legal",
  updated: "Last updated",
  inShort: "In short",
  contents: "Contents",
  section: "Section",
  others: "Read next",
  prevails: "This is a translation. If it differs from the Dutch text, the Dutch text prevails.",
  contact: {
    name: "Business",
    address: "Address",
    phone: "Telephone",
    whatsapp: "WhatsApp",
    whatsappLink: "Open a chat",
    email: "General",
    privacyEmail: "Privacy",
    kvk: "Chamber of Commerce (KvK)",
    vat: "VAT number",
  },
  storage: {
    caption: { necessary: "Necessary cookies and storage", analytics: "Analytics cookies" },
    columns: { purpose: "Name and purpose", place: "Kind", lasts: "Kept for" },
    places: { cookie: "cookie", local: "local storage", session: "session storage" },
    lasts: {
      session: "until you close the tab",
      removed: "until you clear it",
    },
    purposes: {
      cookieConsent: "Remembers what you allowed, so that our server lets nothing else load.",
      consentChoice: "Remembers whether you allowed something or declined everything, so that you are not asked again.",
      consentDetails: "Remembers the day and the purposes of that choice. After a year we ask again.",
      language: "Remembers that you chose Dutch or English. Only set when you switch language yourself.",
      deskDraft:
        "Keeps what is typed in the admin area until it is sent or whoever works there signs out. Visitors never receive it.",
      leadWaiting:
        "Keeps a request that was entered in the admin area without a connection until it is sent. Visitors never receive it.",
      deskKeys: "Remembers that keyboard shortcuts in the admin area are off. Visitors never receive it.",
      secondStep: "Remembers while our staff sign in that the password was right. Visitors never receive it.",
      deskSound: "Remembers whether the admin area may make a sound. Visitors never receive it.",
      ownerSession: "Keeps our own staff signed in to the admin area. Visitors never receive it.",
      knownDevice:
        "Remembers that our staff have used this browser before, so that only a new device is reported. Visitors never receive it.",
      formDraft: "Keeps what you type in a form so that nothing is lost. Removed once the form is sent.",
      projectDraft: "Keeps what you type on the page of your project until it has reached us.",
      configuratorDraft:
        "Keeps your answers in the configurator and how far you got, even if you close the tab. Removed once you send them or start again.",
      attribution:
        "Remembers which link or site brought you here and to which page, unless you decline the measuring of visits. Only sent along if you send a request or make an appointment.",
      consentPressed:
        "Remembers your answer about cookies when you move on before the page has fully loaded. Removed on the next page.",
      entrance: "Remembers the same when you move on before the page has fully loaded.",
      introSeen: "Remembers that you have already seen the opening screen.",
      scrollPositions: "Remembers how far down a page you were, for when you go back.",
      chatSessions:
        "Keeps your conversation with the chat assistant on your own device. If you write nothing yourself, the greeting goes as soon as you leave the page.",
      chatToken: "Proves to our server that a conversation is yours. Only once you send something in the chat.",
      chatUnsent: "Keeps what you wrote in the chat while there was no connection. Removed once it is sent.",
      chatTyped: "What you type in the chat and have not sent yet, so that it is still there on the next page.",
      chatOpened: "Remembers whether the chat is or has been open, so that it stays open and never opens itself twice.",
      ga: "Google Analytics: tells visitors apart so that visits can be counted.",
      gaProperty: "Google Analytics: keeps the state of your visit to this site.",
      gid: "Google Analytics: tells visitors apart within one day.",
      gat: "Google Analytics: limits how often measurements are sent.",
    },
  },
};
