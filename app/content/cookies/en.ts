import type { PolicyCopy } from "../policies/policy-copy";

export const en: PolicyCopy = {
  meta: {
    title: "Cookie policy | {name}",
    description:
      "Which cookies and storage the website of {name} uses, what for, how long they stay, and how you give or withdraw consent.",
    updated: "2025-05-01",
  },
  title: "Cookie policy",
  lead: "What this website keeps in your browser, why, and how you decide about it.",
  summary: [
    "Necessary cookies make the site work. We do not ask for consent for those.",
    "We measure visits only if you agree. Declining costs you nothing: the site works just the same.",
    "We set no advertising cookies.",
  ],
  sections: [
    {
      id: "what-cookies-are",
      title: "What cookies are",
      body: [
        "A cookie is a small text file that a website keeps in your browser and can read on your next visit. Browsers also have local storage and session storage: these do the same, but are not sent to us by themselves.",
        "In the Netherlands, Article 11.7a of the Telecommunications Act sets the rules. Anything that is not necessary requires your consent, and you must know beforehand what it is for. That holds for all three kinds. Where we write cookies below, we mean all of them.",
      ],
    },
    {
      id: "necessary",
      title: "Necessary cookies and storage",
      body: [
        "These are needed for something you do yourself, such as choosing a language or filling in a form. They do not follow you, and are only set at the moment they are needed.",
        { show: "necessary" },
      ],
    },
    {
      id: "analytics",
      title: "Analytics cookies",
      body: [
        "Google Analytics shows us which pages are read and where visitors come from. We set these cookies only after you have clicked ‘Accept’. Until then, and if you decline, nothing of Google Analytics is loaded.",
        { show: "analytics" },
        "Google processes the measurements for us and may process data in the United States while doing so. How that is arranged is explained in our [privacy policy](page:privacy).",
      ],
    },
    {
      id: "others",
      title: "Content from others",
      body: [
        "The map on our contact and location pages comes from OpenStreetMap. What you see at first is a drawing of our own. Only when you open the map does your browser fetch it, and OpenStreetMap receives your network address. [OpenStreetMap’s privacy policy](https://osmfoundation.org/wiki/Privacy_Policy) applies to that.",
        "Links to WhatsApp, Instagram and LinkedIn are ordinary links. As long as you do not click them, those companies do not know you were here.",
      ],
    },
    {
      id: "your-choice",
      title: "Making and changing your choice",
      body: [
        "On your first visit we ask whether analytics cookies are allowed. ‘Accept’ and ‘Decline’ are equally large and equally easy. If you make no choice, we set nothing that needs consent.",
        "You can change your mind whenever you like. Clear the cookies and site data of this site in your browser: your choice and the measurements are gone, and we ask again. Your browser’s help explains how, under ‘delete cookies’. If you cannot find it, call or e-mail us.",
        "A browser can also block cookies beforehand. If you block the necessary ones, the site does not remember your language or a half-finished form.",
      ],
    },
    {
      id: "questions",
      title: "Questions and changes",
      body: [
        "The tables above come from the same list that the website works with. If the list changes, this page changes with it and gets a new date. If we add something that needs consent, we ask you again.",
        "A question or a complaint? We are glad to help. You can also turn to the [Dutch Data Protection Authority](https://www.autoriteitpersoonsgegevens.nl/en), which supervises cookies in the Netherlands.",
        { show: "contact" },
      ],
    },
  ],
};
