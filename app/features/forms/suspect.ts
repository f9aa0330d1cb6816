/**
 * A field that people do not see: what stands in it was written by a program. Its name means nothing to a browser
 * that fills in forms by itself.
 */
export const HONEYPOT = "leave_empty";

/** How long the form was in use, in whole milliseconds, as the browser that showed it has measured. */
export const FILL_TIME = "fill_time";

/**
 * Who is done sooner is a program. Counted from the first focus in the form, so that nobody who has a browser fill it
 * in is this fast. Without a measurement (no scripts, a restored draft) there is no verdict.
 */
const SHORTEST_FILL_TIME = 1_000;

/** Whether a request was filled in by a program, going by the fields of its body. */
export function isSuspect(fields: Readonly<Record<string, unknown>>): boolean {
  const fillTime = fields[FILL_TIME];
  return Boolean(fields[HONEYPOT]) || (typeof fillTime === "number" && fillTime < SHORTEST_FILL_TIME);
}
