/** What the forms post as `do`. */
export const DISMISS_FORM = "dismiss";

/** Who needs no answer: a lead, or what waits without one. */
export type Dismissal = { lead: string } | { wait: string };
