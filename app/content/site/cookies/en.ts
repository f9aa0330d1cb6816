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
    "We measure visits and load the map only if you agree. Declining costs you nothing: the site works just the same.",
    "We set no advertising cookies.",
  ],
  sections: [
    {
      id: "what-cookies-are",
      title: "What cookies are",
      body: [
        "A cookie is a small text file that a website keeps in your browser and can read on your next visit. Browsers also have local storage and session storage: these do the same, but are not sent to us by themselves.",
        "In the Netherlands, Article 11.7a of the Telecommunications Act sets the rules. Anything that is not necessary and does affect your privacy requires your consent, and you must know beforehand what it is for. That holds for all three kinds. Where we write cookies below, we mean all of them.",
      ],
    },
    {
      id: "necessary",
      title: "Necessary cookies and storage",
      body: [
        "Most of these are needed for something you do yourself, such as choosing a language or filling in a form. They are set at the moment they are needed.",
        "A few we also set without your doing anything, because the site would not work properly without them: that you have seen the opening, where you were on a page, and that the chat has opened, with the greeting in it. If you write nothing back in the chat, that greeting goes as soon as you leave the page.",
        "If you came in through an advertisement or another site, this tab keeps the address of that site, the page you arrived on and the campaign codes in the link. It does so when you leave a page, even if you have not made a choice yet, and it is gone once you close the tab. We only receive it if you send a request or make an appointment.",
        "If you decline the measuring of visits, the tab does not keep this, and anything already there is deleted when you leave the page. Whatever you send from that same page still carries it. None of this follows you to other sites.",
        { show: "necessary" },
      ],
    },
    {
      id: "analytics",
      title: "Analytics cookies",
      body: [
        "Google Analytics shows us which pages are read and where visitors come from. That requires your consent. Until you give it, and if you decline, nothing from Google Analytics is loaded. If you do give it, measuring begins with the next page that you open.",
        { show: "analytics" },
        "Google processes the measurements for us and may process data in the United States while doing so. How that is arranged is explained in our [privacy policy](page:privacy).",
      ],
    },
    {
      id: "others",
      title: "Content from others",
      body: [
        "The map on our contact and location pages comes from OpenStreetMap. What you see at first is a drawing of our own. Only when you open the map, or have allowed it to show every time, does your browser fetch it, and OpenStreetMap receives your IP address. We ourselves keep nothing when that happens. [OpenStreetMap’s privacy policy](https://osmfoundation.org/wiki/Privacy_Policy) applies to the map.",
        "Links to WhatsApp, Instagram and LinkedIn are ordinary links. As long as you do not click them, those companies do not know you were here.",
      ],
    },
    {
      id: "your-choice",
      title: "Making and changing your choice",
      body: [
        "On your first visit we ask whether we may measure visits and load the map. ‘Accept’ and ‘Decline’ are equally large and equally easy, and you can choose by purpose. If you make no choice, we set or load nothing that needs consent. Without JavaScript we ask nothing and load nothing.",
        "You can change your mind whenever you like: with the button below, or with ‘Cookie settings’ at the bottom of every page. If you withdraw your consent, measuring stops at once and the site removes the analytics cookies.",
        { show: "consent" },
        "We keep a record that a choice was made and what for, with the time and the text we asked with. It does not say who chose: no IP address, no browser. After {retention.marketingYears} years we delete it.",
        "A browser can also block cookies beforehand. If you block the necessary ones, the site does not remember your language or a half-finished form.",
      ],
    },
    {
      id: "questions",
      title: "Questions and changes",
      body: [
        "The tables above come from the same list that the website works with. If the list changes, this page changes with it. If we add something that needs consent, we ask you again.",
        "A question or a complaint? We are glad to help. You can also turn to the [Dutch Data Protection Authority](https://www.autoriteitpersoonsgegevens.nl/en), which supervises cookies in the Netherlands.",
        { show: "contact" },
      ],
    },
  ],
};
