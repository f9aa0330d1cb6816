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

function tellNotTaken(reason: NotTaken): void {
  window.dispatchEvent(new CustomEvent(NOT_TAKEN_EVENT, { detail: reason }));
}

let taken = 0;

/** How many posts from this document have succeeded so far. */
export function countTaken(): number {
  return taken;
}

/**
 * The body of a `clientAction` whose page keeps what is typed: it stays when the server cannot take it. Because of the
 * status 503 the router does not reload the page's data, which would fail too.
 */
export async function keepTyped<Answer>(serverAction: () => Promise<Answer>, onTaken?: () => void) {
  return orRefusedAtDesk(serverAction, () => null, onTaken);
}

/**
 * The same for a page that shows again what `refuse` returns, and says why. If that is null, as after a button without
 * a form, the frame of the desk says it; and in any case to those who are signed out, with what they can do. `onTaken`
 * is called on success, when the server redirects.
 */
export async function orRefusedAtDesk<Answer, Refusal>(
  serverAction: () => Promise<Answer>,
  refuse: (problem: "failed" | "signedOut") => Refusal | null,
  onTaken?: () => void,
) {
  try {
    return await serverAction();
  } catch (error) {
    const reason = whyNotTaken(error);
    if (!reason) {
      if (error instanceof Response) {
        taken += 1;
        onTaken?.();
      }
      throw error;
    }
    const refusal = refuse(reason === "away" ? "failed" : "signedOut");
    if (reason === "signed-out" || refusal === null) tellNotTaken(reason);
    return data(refusal, { status: 503 });
  }
}
