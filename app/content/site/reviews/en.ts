import type { nl } from "./nl";

export const en: typeof nl = {
  shown: {
    title: "What customers say",
    verified: "Verified, customer since {since}",
    rating: "{average} out of 5 on average, from {count} (latest: {latest}).",
    counts: { one: "1 review", more: "{count} reviews" },
    checked:
      "Only customers get a personal link from us to write a review, a week after their site goes live. Everybody gets the same question. Good or bad makes no difference. If we hide one, because it insults somebody for instance, it still counts in the average.",
    sourced: "A review from elsewhere says where you can look it up.",
    stars: "{stars} out of 5 stars",
    answer: "Answer from {name}",
    samples: "What carries the label ‘Sample review’ below is not real yet.",
  },
  invite: { text: "Would you put it on {site} too? That is where others find it.", link: "Review us on {site}" },
  page: {
    pageTitle: "Your review | {name}",
    title: "What do you think of {name}?",
    text: "Write it as you would tell a colleague. We publish it with the name that you enter here.",
    stars: "How many stars do you give us?",
    starNames: ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"],
    words: "What went well, and what could be better?",
    name: "Name as it appears on the site",
    nameHint: "With your business, for instance",
    consent:
      "{name} may show my review with this name on the website. I can withdraw that at any time with an e-mail to {privacyEmail}.",
    submit: "Send your review",
    working: "One moment...",
    decline: {
      title: "Rather not?",
      text: "That is fine. After a press of the button we won’t ask you again.",
      button: "Don’t ask me again",
    },
    problems: {
      stars: "Choose a number of stars.",
      words: "Write a few words.",
      name: "Enter a name.",
      consent: "Without your consent we can’t show your review.",
    },
    notices: {
      invalid: "Nothing has been sent yet: look at the fields in red.",
      failed: "That didn’t work. What you typed is still there: try again in a minute.",
    },
    given: {
      code: "Thanks",
      title: "Thank you",
      text: "We have your review. Once we have read it, it goes on the site.",
      home: "To the site",
    },
    declined: {
      code: "Fine",
      title: "We won’t ask again",
      text: "Is there something you’d like to tell us after all? E-mail or call us any time.",
    },
    unknown: {
      code: "Broken",
      title: "We don’t know this link",
      text: "Perhaps it didn’t come across whole from your e-mail. Send us a message and we’ll help.",
    },
    write: "E-mail {email}",
  },
};
