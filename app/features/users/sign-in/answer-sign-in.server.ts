import { redirect } from "react-router";
import { DESK_PATH } from "~/lib/desk-path";
import { localPath } from "~/lib/http/local-path";
import { CHOSEN, SECOND_STEP_PATH, SIGN_IN_PATH } from "./paths";
import type { SignInOutcome } from "./sign-in.server";

/** Those who have just chosen a password, but may not try to sign in for now, are told where they can later. */
export function answerSignIn(result: SignInOutcome, next: string): Response {
  switch (result.outcome) {
    case "signed-in":
      return redirect(next, { status: 303, headers: result.headers });
    case "second-step":
      return redirect(`${SECOND_STEP_PATH}?${new URLSearchParams({ next })}`, { status: 303, headers: result.headers });
    case "limited":
      return redirect(`${SIGN_IN_PATH}?${CHOSEN}`, 303);
    case "refused":
      return redirect(SIGN_IN_PATH, 303);
  }
}

export function nextPath(url: URL): string {
  const path = localPath(url.searchParams.get("next"), DESK_PATH);
  return path === DESK_PATH || path.startsWith(`${DESK_PATH}?`) || path.startsWith(`${DESK_PATH}/`) ? path : DESK_PATH;
}
