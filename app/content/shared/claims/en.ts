import type { nl } from "./nl";

export const en: typeof nl = {
  sample: " (sample)",
  badge: {
    proven: "Number one web agency in {town}, {basis}",
    unproven: "Our goal: number one web agency in {town}",
  },
  ratingBasis: ", from {count} reviews on {source} ({date})",
  reviews: {
    proven: "Businesses give us {rating} on average{basis}.",
    own: "Customers give us {average} out of 5 on average, from {count} reviews that we asked for by e-mail.",
    unproven: "We don’t have any sourced reviews on our site yet.",
  },
  growth: {
    proven: "Clients see {growth} more organic traffic within {months} months on average.",
    unproven:
      "We aim for {growth} more organic traffic within {months} months on average, though nobody can promise that.",
  },
  dislike: {
    decided: "Then you tell us what should change and we change it: {rounds}.",
    undecided: "Then you tell us what should change and we change it.",
    rest: "If something isn’t what we agreed, we put it right at no cost. The invoice only comes once you’ve approved the site.",
  },
  rounds: { one: "one round is in the price", more: "{count} rounds are in the price" },
  roundsInTerms: {
    one: " One round of corrections is in the price.",
    more: " {count} rounds of corrections are in the price.",
  },
};
