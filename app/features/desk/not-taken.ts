import { data } from "react-router";
import { SIGN_IN_PATH } from "~/features/auth/paths";
import { isAway } from "~/features/forms/or-refused";

/** Why what was posted came to nothing: the server or its database is away, or nobody is signed in any more. */
export type NotTaken = "away" | "signed-out";

/** Told to the window, for the frame of the desk to say. */
export const NOT_TAKEN_EVENT = "desk:not-taken";

/** Why the server's action threw; null when it is for the router: an answer elsewhere, or an error of another kind. */
export function whyNotTaken(error: unknown): NotTaken | null {
  if (isAway(error)) return "away";
  const leadsTo = error instanceof Response ? error.headers.get("Location") : null;
  return leadsTo?.startsWith(`${SIGN_IN_PATH}?`) ? "signed-out" : null;
}

function tellNotTaken(reason: NotTaken): void {
  window.dispatchEvent(new CustomEvent(NOT_TAKEN_EVENT, { detail: reason }));
}

let taken = 0;

/** How often something that was posted from this document was taken, so far. */
export function countTaken(): number {
  return taken;
}

/**
 * The body of a `clientAction` for a page that holds what is typed by itself: it stays when the server cannot take it. After
 * the 503 the page, which could not be read now either, is not read again.
 */
export async function keepTyped<Answer>(serverAction: () => Promise<Answer>, onTaken?: () => void) {
  return orRefusedAtDesk(serverAction, () => null, onTaken);
}

/**
 * The same for a page that is told by `refuse` what it shows again, and says there why. Where that is null, as after a button
 * that stands alone, the frame of the desk says it, and for whoever is signed out what can be done. `onTaken` is called when
 * it was taken: the server then leads to a page.
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
