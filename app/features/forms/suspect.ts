/**
 * A field that people do not see: anything in it was written by a program. Its name means nothing to the autofill of a
 * browser.
 */
export const HONEYPOT = "leave_empty";

/** How long the form was in use, in whole milliseconds, as measured by the browser that showed it. */
export const FILL_TIME = "fill_time";

/**
 * Anyone faster is a program. Counted from the first focus in the form, so that nobody is this fast, even with
 * autofill. Without a measurement (no scripts, a restored draft) there is no verdict.
 */
const SHORTEST_FILL_TIME = 1_000;

/** An address of a page: nobody is called that. */
const ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}\//iu;

/** Whether a program filled in a request, or somebody to advertise by it, judging by the fields of its body. */
export function isSuspect(fields: Readonly<Record<string, unknown>>): boolean {
  const { [FILL_TIME]: fillTime, [HONEYPOT]: hidden, name } = fields;
  if (hidden || (typeof fillTime === "number" && fillTime < SHORTEST_FILL_TIME)) return true;
  return typeof name === "string" && ADDRESS.test(name);
}
