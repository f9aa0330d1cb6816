import type { CalendarTrouble } from "~/lib/db/tables/calendar-tables";
import { PublicFetchProblem, publicProblemOf } from "~/lib/http/public-fetch-problem";

/** The reason why a calendar cannot be read. */
export class CalendarProblem extends Error {
  readonly trouble: CalendarTrouble;

  constructor(trouble: CalendarTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "CalendarProblem";
    this.trouble = trouble;
  }
}

/** `error`: thrown while a calendar was fetched. */
export function calendarProblemOf(error: unknown): CalendarProblem {
  if (error instanceof CalendarProblem) return error;
  const { problem, message } = error instanceof PublicFetchProblem ? error : publicProblemOf(error);
  const isNamed = problem === "private-address" || problem === "too-large" || problem === "silent";
  return new CalendarProblem(isNamed ? problem : "unreachable", message, { cause: error });
}

/** `refused`: the trouble if the server wants to know who asks. */
export function problemOfStatus(status: number, refused: "password" | "sign-in-page"): CalendarProblem {
  const trouble =
    status === 401 || status === 403 ? refused : status === 404 || status === 410 ? "not-found" : "unreachable";
  return new CalendarProblem(trouble, `answered with status ${status}`);
}

export function somethingElse(): CalendarProblem {
  return new CalendarProblem("not-a-calendar", "answered with something else");
}
