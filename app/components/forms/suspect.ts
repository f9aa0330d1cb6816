/** The autofill of a browser does not know this name. */
export const HONEYPOT = "leave_empty";

/** Whole milliseconds, as measured by the browser. */
export const FILL_TIME = "fill_time";

/** Milliseconds from the first focus: with autofill, too, people are slower. Unmeasured: no verdict. */
const SHORTEST_FILL_TIME = 1_000;

/** An address of a page, which is no name of a person. */
const ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}\//iu;

/** True for programs and advertisers. */
export function isSuspect(fields: Readonly<Record<string, unknown>>): boolean {
  const { [FILL_TIME]: fillTime, [HONEYPOT]: hidden, name } = fields;
  if (hidden || (typeof fillTime === "number" && fillTime < SHORTEST_FILL_TIME)) return true;
  return typeof name === "string" && ADDRESS.test(name);
}
