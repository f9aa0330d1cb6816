import { data, type RouterContextProvider, redirect } from "react-router";
import { formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { DESK_PATH } from "~/lib/desk-path";
import { localPath } from "~/lib/http/local-path";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { authContext } from "../sessions/session.server";
import { CHOSEN, SECOND_STEP_PATH, SIGN_IN_PATH } from "./paths";
import { type Credentials, type Sender, type SignInOutcome, signIn } from "./sign-in.server";

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export function senderOf({ request, context }: Asked): Sender {
  return { address: context.get(clientAddressContext), headers: request.headers };
}

/** Signs in with a password that was just chosen. */
export async function signInAsChosen(asked: Asked, credentials: Credentials): Promise<Response> {
  const auth = asked.context.get(authContext);
  return answerSignIn(await signIn(auth, credentials, senderOf(asked)), DESK_PATH);
}

/** A user who has just chosen a password, but may not try to sign in for now, is told where they can later. */
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

/** Answers a form with itself while the database is away. */
export async function orAskAgain<T>(
  context: Asked["context"],
  fields: Record<string, unknown>,
  work: () => Promise<T>,
) {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    const { away } = deskWords[context.get(languageContext)].users.account.problems;
    return data(formAnswer(away, fields), { status: 503 });
  }
}

export function nextPath(url: URL): string {
  const path = localPath(url.searchParams.get("next"), DESK_PATH);
  return path === DESK_PATH || path.startsWith(`${DESK_PATH}?`) || path.startsWith(`${DESK_PATH}/`) ? path : DESK_PATH;
}
