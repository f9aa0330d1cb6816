/**
 * The one table that every statement of time, money and scope comes from: `content/shared/promises`, the price list and
 * the facts of the business, by the names under which copy may say them.
 */
const SAID =
  /\{(?:deliverySaid|firstVersion(?:Said|Range|Within)|clockSaid|largerSaid|outageSaid|quoteSaid|priceSaid|answerWithin(?:First)?|adsAnswer(?:Said|Open)|startSaid|paymentSaid|apartSaid|notice(?:\.\w+|Said)|saturdaySaid|changes\w+|appointmentsPresented|price\.[\w.]+|apart\.\w+|groei\.\w+|groeiPriceSaid|basicPagesSaid|\w+\.priced|terms\.\w+|dislikeAnswer|reviewsSaid|growthSaid|example\.[\w.]+)\}/g;

const NUMBER =
  /(?:\d[\d.,]*|\{[\w.]+\}|één|half|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|veertien|dertig|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|an?)/;
const UNIT =
  /(?:uur|uren|minuut|minuten|werkdag(?:en)?|dag(?:en)?|week|weken|maand(?:en)?|jaar|kwartier|rondes?|pagina’s|producten|(?:working )?days?|hours?|minutes?|weeks?|months?|years?|rounds?|pages|products)/;
const STATEMENT = new RegExp(
  `(?<![\\wé])${NUMBER.source}[\\s\\u00a0]${UNIT.source}(?![\\w’é])|€|\\{(?:delivery|timeline)\\.`,
  "i",
);

interface Allowed {
  why: string;
  pattern: RegExp;
  /** The files of the copy in which it may stand; anywhere by default. */
  file?: RegExp;
}

/** Statements that are no promise of the table, and where each may stand. */
const ALLOWED: readonly Allowed[] = [
  { why: "the table itself", pattern: /./, file: /shared\/(promises|claims|pricing)\// },
  { why: "the law, contracts and how long data are kept", pattern: /./, file: /\/(terms|privacy|policies|cookies)\// },
  { why: "a story of an invented client", pattern: /./, file: /\/portfolio\// },
  { why: "advice, and sums that are worked out", pattern: /^(?!.*\b(wij|ons|we|us|our)\b)/i, file: /\/articles\// },
  { why: "a term of the contract in an article", pattern: /\{contract\.\w+\}/, file: /\/articles\/1-/ },
  { why: "a fact in an article's own sum", pattern: /\{(webshopProducts|workingDaysToOnline)\}/, file: /\/articles\// },
  {
    why: "advice in which we appear",
    pattern: /(half (an )?(hour|uur)|twee keer geld|pays? twice)/i,
    file: /\/articles\//,
  },
  // Facts in a sentence that says what they count from.
  { why: "pages of Starter", pattern: /\{starterPagesFrom\} (tot|to) \{starterPagesTo\}/ },
  { why: "products of a webshop", pattern: /(tot|dan|up to|than|tot en met) \{webshopProducts\}/i },
  { why: "the introduction", pattern: /\{appointmentMinutes\}/ },
  { why: "filling in the configurator", pattern: /\{configuratorMinutes\}/ },
  { why: "a quote and its invoice", pattern: /\{contract\.(quoteValidDays|paymentDays|generalNoticeMonths)\}/ },
  { why: "the comparison in a table", pattern: /\{contract\.(minimumMonths|noticeMonths)\}/, file: /\/overijssel\// },
  { why: "how long data are kept", pattern: /\{retention\.\w+\}/ },
  { why: "when buying is cheaper", pattern: /\{buyingPaysAfter\}/, file: /\/prices\// },
  { why: "how soon a customer wants it", pattern: /^\{timeline\.\w+\}$/, file: /\/configurator\// },
  { why: "support, on working days", pattern: /\{supportAnswerWithinHours\}.*(werkdagen|working days)/i },
  { why: "support, on working days", pattern: /(werkdagen|working days).*\{supportAnswerWithinHours\}/i },
  { why: "delivery, from the text and photos", pattern: /\{delivery\.\w+\}.*(teksten|foto’s|text|photos)/i },
  { why: "delivery, from the text and photos", pattern: /(teksten|foto’s|text|photos).*\{delivery\.\w+\}/i },
  { why: "a figure with its note beside it", pattern: /^\{delivery\.\w+\}$/, file: /\/package/ },
  {
    why: "a point or a step of a package (spec)",
    pattern: /^Live (binnen|within) \{delivery\.\w+\}$/,
    file: /\/package/,
  },
  { why: "an aim", pattern: /(meestal|usually).*\{workingDaysToOnline\}/i },
  { why: "a figure with its label", pattern: /^\{workingDaysToOnline\} (werkdagen|working days)$/ },
  {
    why: "a figure with its label",
    pattern: /^\{firstVersionFrom\} (tot|to) \{firstVersionHours\} (uur|hours)$/,
    file: /\/landing\/website-maken-twente\//,
  },
  { why: "silence counts as approval (terms, 6.3)", pattern: /zeven dagen stil|seven days/, file: /\/faq\// },
  {
    why: "how often sites are looked at",
    pattern: /(tien minuten|ten minutes|\{count\} minut|ten sites checked an hour)/,
    file: /\/website-check-page\//,
  },
  // Fixed texts of the specification.
  { why: "a toast (spec)", pattern: /\{answerWithinHours\} (uur contact|hours)/, file: /\/(forms|configurator)\// },
  { why: "the small print (spec)", pattern: /^(Reactie|Reply) .*\{answerWithinHours\}/, file: /\/home\// },
  {
    why: "support (spec)",
    pattern: /accountmanager|account manager|vaste contactpersoon|regular contact/,
    file: /\/support\//,
  },
  {
    why: "the heading of the ads page",
    pattern: /(openingstijd|opening hours).*\{adsAnswerWithinHours\}/i,
    file: /meta-ads/,
  },
  {
    why: "how the customer's own leads are answered",
    pattern: /\{adsAnswerWithinHours\}/,
    file: /online-marketing-twente/,
  },
  // No promise.
  { why: "the certificate of a site that was checked", pattern: /\{days\}/, file: /\/website-check\// },
  { why: "try again", pattern: /(over een (minuut|uur)|in (a minute|an hour)|after an? (minute|hour))/i },
  { why: "choose a day", pattern: /(kies|eerst) (eerst )?een dag|(choose|pick) a day/i },
  { why: "how much work a review is", pattern: /Twee minuten|Two minutes/, file: /\/mail\// },
  { why: "a review of somebody who is a customer", pattern: /een week (klant|na)|a week (ago|after)|for a week/i },
  { why: "words that a visitor uses", pattern: /binnen een week|within a week/, file: /\/chat-rules\// },
  { why: "a sample of results", pattern: /resultaten van een maand|one month’s results/, file: /\/home\// },
  { why: "words that a visitor uses", pattern: /\bpay for, a month\b/, file: /\/chat-rules\// },
  {
    why: "a rhythm",
    pattern: /(One page|pages|four times|amount).* a (month|year)/,
  },
  {
    why: "a month of SEO",
    pattern:
      /maand onderhoud|month of maintenance|maand rustig|month is quiet|half uur om te|Half an hour to|twee maanden eerder|two months ahead|(vier|four) (soorten|kinds)|twee pagina’s goed/,
    file: /seo-onderhoud/,
  },
  { why: "what it did later", pattern: /half jaar kunt zien|in six months you can see/, file: /seo-optimalisatie/ },
  { why: "work of the customer", pattern: /quarter of an hour/, file: /webshop-laten-maken/ },
  { why: "the training at the end", pattern: /een uur uitleg|an hour of training/, file: /website-laten-maken/ },
  {
    why: "the week that the page asks about",
    pattern: /^Does it always fit in a week\?$/,
    file: /website-laten-maken/,
  },
  {
    why: "a searcher, or an old site",
    pattern: /half a minute|tien jaar oud|ten years ago/,
    file: /website-laten-maken/,
  },
  {
    why: "a story",
    pattern: /drie jaar overneemt|take over in three years|half jaar later|Six months later/,
    file: /website-maken-twente/,
  },
  { why: "who keeps the site", pattern: /over een jaar iemand anders|someone else a year from now/, file: /wordpress/ },
  { why: "an example of a line", pattern: /binnen een werkdag antwoord/, file: /\/articles\/3-/ },
  { why: "a picture's caption", pattern: /vijf uur ’s ochtends|Zes pagina’s|Six pages/, file: /\/proof\// },
];

/** The sentences of `text` that state a time, an amount or a scope that is neither in the table nor allowed. */
export function untabled(text: string, file: string): string[] {
  return sentencesOf(text).filter((sentence) => {
    const rest = sentence.replace(SAID, "");
    return isStatement(rest) && !ALLOWED.some((one) => (one.file ?? /./).test(file) && one.pattern.test(rest.trim()));
  });
}

/** True if a text says how long, how much or how many. */
export function isStatement(text: string): boolean {
  return STATEMENT.test(text);
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+|\n/).filter(Boolean);
}

/** All texts of some copy. */
export function textsIn(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  return typeof copy === "object" && copy !== null ? Object.values(copy).flatMap(textsIn) : [];
}
