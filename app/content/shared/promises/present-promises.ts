import type { Language } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import type { WeeklyHours } from "~/lib/time/opening-hours";
import { en } from "./en";
import { nl } from "./nl";

const WORDS = { nl, en };
const SATURDAY = 6;

interface Decided {
  /** Whether somebody is there on a Saturday is told from these. */
  reachable: WeeklyHours;
  invoiced: "" | "start" | "end";
}

/** What copy may name of our promises, with `facts` filled in. */
export function presentPromises(facts: Facts, { reachable, invoiced }: Decided, language: Language): Facts {
  const words = fill(WORDS[language], facts);
  const { delivery, appointments, quote, payment, saturday, changes, notice } = words;
  const isOpen = reachable.some(({ days }) => days.includes(SATURDAY));
  return {
    deliverySaid: delivery,
    appointmentsPresented: appointments,
    quoteSaid: quote,
    paymentSaid: payment,
    "terms.invoiced": words.invoiced[invoiced || "undecided"],
    saturdaySaid: isOpen ? saturday.open : saturday.closed,
    changesScope: changes.scope,
    changesSaid: changes.said,
    changesText: changes.text,
    "notice.package": notice.package,
    noticeSaid: notice.said,
    "notice.loose": notice.loose,
    "notice.example": notice.example,
  };
}
