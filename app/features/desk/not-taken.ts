import { data } from "react-router";
import { SIGN_IN_PATH } from "~/features/auth/paths";
import { isAway } from "~/features/forms/or-refused";

/** Why a post failed: the server or its database is away, or the user is not signed in any more. */
export type NotTaken = "away" | "signed-out";

/** Dispatched on the window, for the frame of the desk to announce. */
export const NOT_TAKEN_EVENT = "desk:not-taken";

/** Why the action failed; null when the router has to handle it: a redirect, or another kind of error. */
export function whyNotTaken(error: unknown): NotTaken | null {
  if (isAway(error)) return "away";
  const leadsTo = error instanceof Response ? error.headers.get("Location") : null;
  return leadsTo?.startsWith(`${SIGN_IN_PATH}?`) ? "signed-out" : null;
}

export function tellNotTaken(reason: NotTaken): void {
  window.dispatchEvent(new CustomEvent(NOT_TAKEN_EVENT, { detail: reason }));
}

let taken = 0;

/** How many posts from this document have succeeded so far. */
export function countTaken(): number {
  return taken;
}

/** Notes that the server has done what a post asked. */
export function noteTaken(): void {
  taken += 1;
}

/** Calls `onTaken` when the server has done what the action asked, and redirects. */
export async function whenTaken<Answer>(serverAction: () => Promise<Answer>, onTaken: () => void): Promise<Answer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response && !whyNotTaken(error)) onTaken();
    throw error;
  }
}

/**
 * The body of a `clientAction` whose page shows again what `refuse` returns, and says why. If that is null, as after a
 * button without a form, the frame of the desk says it; and in any case to those who are signed out, with what they can
 * do. A page without it is kept as it is (`desk-middleware`).
 */
export async function orRefusedAtDesk<Answer, Refusal>(
  serverAction: () => Promise<Answer>,
  refuse: (problem: "failed" | "signedOut") => Refusal | null,
) {
  try {
    return await serverAction();
  } catch (error) {
    const reason = whyNotTaken(error);
    const refusal = reason && refuse(reason === "away" ? "failed" : "signedOut");
    if (refusal === null) throw error;
    if (reason === "signed-out") tellNotTaken(reason);
    return data(refusal, { status: 503 });
  }
}
