import type { nl } from "./nl";

export const en: typeof nl = {
  shown: {
    title: "What customers say",
    verified: "Verified, customer since {since}",
    rating: "{average} out of 5 on average, from {count} (latest: {latest}).",
    counts: { one: "1 review", more: "{count} reviews" },
    checked:
      "Only customers get a personal link from us to write a review, a week after their site goes live. Everyone gets the same question, and good or bad makes no difference. If we hide one, say because it insults someone, it still counts in the average.",
    sourced: "A review from elsewhere says where you can look it up.",
    stars: "{stars} out of 5 stars",
    answer: "Answer from {name}",
    samples: "Anything labelled ‘Sample review’ below isn’t real yet.",
  },
  invite: { text: "Would you post it on {site} too? That’s where others will find it.", link: "Review us on {site}" },
  page: {
    pageTitle: "Your review | {name}",
    title: "What do you think of {name}?",
    text: "Write it the way you’d tell a colleague. We’ll publish it with the name you enter here.",
    stars: "How many stars would you give us?",
    starNames: ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"],
    words: "What went well, and what could be better?",
    name: "Your name, as it should appear",
    nameHint: "With your business name, if you like",
    consent:
      "{name} may show my review with this name on the website. I can withdraw that at any time with an e-mail to {privacyEmail}.",
    submit: "Send your review",
    working: "One moment...",
    decline: {
      title: "Rather not?",
      text: "That’s fine. Press the button and we won’t ask again.",
      button: "Don’t ask me again",
    },
    problems: {
      stars: "Choose a number of stars.",
      words: "Write a few words.",
      name: "Enter a name.",
      consent: "Without your consent we can’t show your review.",
    },
    notices: {
      invalid: "Nothing has been sent yet: check the fields in red.",
      failed: "That didn’t work. What you typed is still there: try again in a minute.",
    },
    given: {
      code: "Thanks",
      title: "Thank you",
      text: "We’ve got your review. It goes on the site once we’ve read it.",
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
      text: "Part of it may have got lost when you copied it from your e-mail. Send us a message and we’ll help.",
    },
    write: "E-mail {email}",
  },
};
