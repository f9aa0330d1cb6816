import type { nl } from "./nl";

type ReplyId = keyof typeof nl.replies;
type WordList = keyof typeof nl.words;

/** A reply of the assistant, and the word lists that must all occur in a message to trigger it. */
interface ReplyRule {
  id: ReplyId;
  /** Names of word lists; left out if it is just the list with the reply's own name. */
  when?: readonly WordList[];
}

/** Given when no rule matches: names what can be asked. */
export const FALLBACK: ReplyId = "fallback";

/**
 * The replies in the order in which they are tried; the first whose words are all found is given. Visitors who ask for
 * a person, or whose site is down, come first. Then sectors come before general topics, and prices and questions in a
 * few words before whole topics. A greeting comes last, because it opens messages about anything.
 */
export const ruleOrder: readonly ReplyRule[] = [
  { id: "robot" },
  { id: "human" },
  { id: "outage" },
  { id: "waiting" },
  { id: "bilingual" },

  { id: "building" },
  { id: "installation" },
  { id: "hospitality" },
  { id: "garden" },
  { id: "beauty" },
  { id: "health" },
  { id: "sport" },
  { id: "legal" },
  { id: "finance" },
  { id: "automotive" },
  { id: "rental" },
  { id: "transport" },
  { id: "cleaning" },
  { id: "realEstate" },
  { id: "creative" },
  { id: "education" },
  { id: "association" },
  { id: "recruitment" },
  { id: "retail" },
  { id: "freelance" },

  { id: "discount" },
  { id: "priceWebshop", when: ["price", "webshop"] },
  { id: "priceHosting", when: ["price", "hosting"] },
  { id: "priceMaintenance", when: ["price", "maintenance"] },
  { id: "priceSeo", when: ["price", "seo"] },
  { id: "priceMarketing", when: ["price", "marketing"] },
  { id: "priceDomain", when: ["price", "domain"] },
  { id: "priceChanges", when: ["price", "changes"] },
  { id: "priceExtraPage", when: ["price", "extraPage"] },
  { id: "priceAppointment", when: ["price", "appointment"] },
  { id: "pricePackages", when: ["price", "packages"] },
  { id: "customWork", when: ["price", "customWork"] },
  { id: "quote", when: ["price", "texts"] },
  { id: "vat" },
  { id: "moveAppointment", when: ["appointment", "move"] },
  { id: "appointment" },
  { id: "answerTime" },

  { id: "contactWhen", when: ["when", "contact"] },
  { id: "contactWhere", when: ["where", "contact"] },
  { id: "contactWho", when: ["who", "contact"] },
  { id: "contactWhat", when: ["what", "contact"] },
  { id: "contactHow", when: ["how", "contact"] },
  { id: "priceWhen", when: ["when", "price"] },
  { id: "priceWhere", when: ["where", "price"] },
  { id: "priceWho", when: ["who", "price"] },
  { id: "priceHowMuch", when: ["howMuch", "price"] },
  { id: "priceWhat", when: ["what", "price"] },
  { id: "priceHow", when: ["how", "price"] },

  { id: "openingHours" },
  { id: "payment" },
  { id: "priceWhat", when: ["once", "contract"] },
  { id: "contract" },
  { id: "guarantee" },
  { id: "ownership" },
  { id: "delivery" },
  { id: "privacy" },
  { id: "domain" },
  { id: "changes" },
  { id: "maintenance" },
  { id: "hosting" },
  { id: "seo" },
  { id: "marketing" },
  { id: "wordpress" },
  { id: "languages" },
  { id: "chatbot" },
  { id: "customWork" },
  { id: "webshop" },
  { id: "texts" },
  { id: "pages" },
  { id: "packages" },
  { id: "process" },
  { id: "renewal" },
  { id: "portfolio" },
  { id: "reviews" },
  { id: "support" },
  { id: "jobs" },
  { id: "upset" },
  { id: "myQuote" },
  { id: "quote" },
  { id: "advice" },
  { id: "location" },
  { id: "price" },
  { id: "contact" },
  { id: "about" },
  { id: "website" },
  { id: "location", when: ["places"] },

  { id: "other" },
  { id: "thanks" },
  { id: "smallTalk" },
  { id: "goodbye" },
  { id: "greeting" },
  { id: "refusal" },
  { id: "agreement" },
];

/** The first rule of each group of replies, in order; the desk has names for them. */
export const ruleGroups = {
  people: "robot",
  sectors: "building",
  prices: "discount",
  questions: "contactWhen",
  topics: "openingHours",
  closing: "other",
} as const satisfies Record<string, ReplyId>;

/** The places of the owner's own rules: each place ends where this rule begins. */
export const PLACE_BEFORE = {
  first: ruleGroups.sectors,
  topics: ruleGroups.topics,
  last: ruleGroups.closing,
} as const;
