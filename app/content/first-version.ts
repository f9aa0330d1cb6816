import { addHours } from "~/lib/clock";
import { onOpenDay } from "~/lib/open-day";
import { business } from "./business";
import { holidays } from "./holidays";

/**
 * By when (ISO-8601 UTC) a customer who agrees at once to a quote of `quoteBy` has a first version: on a day that the
 * business is open.
 */
export function firstVersionBy(quoteBy: string): string {
  return onOpenDay(addHours(quoteBy, business.firstVersionHours.to), business.hours.reachable, holidays);
}
