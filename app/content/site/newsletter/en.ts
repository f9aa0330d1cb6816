import type { nl } from "./nl";

/** The pages that links in the newsletter's mails lead to. */
export const en: typeof nl = {
  confirm: {
    pageTitle: "Confirm the newsletter | {name}",
    open: {
      code: "Almost",
      title: "One more click",
      text: "Confirm that you’d like to receive the {name} newsletter at this address:",
      button: "Yes, subscribe me",
    },
    done: {
      code: "Done",
      title: "You’re on the list",
      text: "From now on you’ll receive our newsletter at this address:",
    },
    unknown: {
      code: "Broken",
      title: "This link no longer works",
      text: "It may have expired, or part of it got lost when you copied it from your e-mail. Subscribe again and we’ll send you a fresh link.",
    },
    again: "Subscribe again",
    read: "Read the articles",
  },
  unsubscribe: {
    pageTitle: "Unsubscribe from the newsletter | {name}",
    open: {
      code: "Bye?",
      title: "Would you like to unsubscribe?",
      text: "Press the button, and this address will no longer get the newsletter:",
      button: "Unsubscribe me",
    },
    done: {
      code: "Bye",
      title: "You’re unsubscribed",
      text: "This address will no longer get the newsletter:",
    },
    unknown: {
      code: "Broken",
      title: "We don’t know this link",
      text: "Part of it may have been lost when you copied it from your e-mail. Send us a message and we’ll take your address off the list.",
    },
    again: "Subscribe after all",
    write: "E-mail {privacyEmail}",
  },
  working: "One moment...",
};
