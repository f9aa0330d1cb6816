import { useEffect, useEffectEvent, useState } from "react";
import { data } from "react-router";
import { isAway, type Post } from "~/components/forms/or-refused";
import { showToast } from "~/components/ui/toast-store";
import { useWords } from "~/content/desk/words";
import { SIGN_IN_PATH } from "~/features/users/sign-in/paths";

/** `away`: the server or its database. */
type NotTaken = "away" | "signed-out";

/** Dispatched on the window, for the frame of the desk to announce. */
const NOT_TAKEN_EVENT = "desk:not-taken";

/** Null when the router has to handle it: a redirect, or another kind of error. */
export function whyNotTaken(error: unknown): NotTaken | null {
  if (isAway(error)) return "away";
  const leadsTo = error instanceof Response ? error.headers.get("Location") : null;
  return leadsTo?.startsWith(`${SIGN_IN_PATH}?`) ? "signed-out" : null;
}

export function announceNotTaken(reason: NotTaken): void {
  window.dispatchEvent(new CustomEvent(NOT_TAKEN_EVENT, { detail: reason }));
}

let taken = 0;

/** Counts the posts from this document that have succeeded so far. */
export function countTaken(): number {
  return taken;
}

export function recordTaken(): void {
  taken += 1;
}

/** If `refuse` returns null, the frame of the desk says why; it always does to those who are signed out. */
export async function orRefusedAtDesk<Answer, Refusal>(
  { request, serverAction }: Post<Answer>,
  refuse: (problem: "failed" | "signedOut", sent: FormData) => Refusal | null,
) {
  const sent = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const reason = whyNotTaken(error);
    const refusal = reason && refuse(reason === "away" ? "failed" : "signedOut", sent);
    if (refusal === null) throw error;
    if (reason === "signed-out") announceNotTaken(reason);
    return data(refusal, { status: 503 });
  }
}

/** True for a user who was signed out, until `loaded` changes. */
export function useNotTaken(loaded: object): boolean {
  const words = useWords("admin").desk.notTaken;
  const [refused, setRefused] = useState<object | null>(null);
  const onNotTaken = useEffectEvent((reason: NotTaken) => {
    if (reason === "signed-out") setRefused(loaded);
    else showToast({ id: NOT_TAKEN_EVENT, type: "error", title: words.title, description: words.text });
  });
  useEffect(() => {
    const listen = (event: Event) => onNotTaken((event as CustomEvent<NotTaken>).detail);
    window.addEventListener(NOT_TAKEN_EVENT, listen);
    return () => window.removeEventListener(NOT_TAKEN_EVENT, listen);
  }, []);
  return refused === loaded;
}
