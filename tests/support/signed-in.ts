import { RouterContextProvider } from "react-router";
import { languageContext } from "~/lib/request-context";
import { type Services, servicesContext } from "~/services.server";
import { authContext } from "../../app/features/users/sessions/session.server";
import type { Auth } from "../../app/features/users/sign-in/auth.server";
import { signIn } from "../../app/features/users/sign-in/sign-in.server";
import { accountServices, addUser } from "./accounts";

const CREDENTIALS = { email: "anna@weef.example", password: "correct horse battery" };

/** A signed-in owner: her id, her browser's headers, and the context of her requests. */
export async function signedInOwner(auth: Auth) {
  const { id } = await addUser(auth, { ...CREDENTIALS, role: "owner" }, new Date());
  const entered = await signIn(auth, CREDENTIALS, { address: "192.0.2.1", headers: new Headers() });
  if (entered.outcome !== "signed-in") throw new Error(`The outcome was ${entered.outcome}`);
  const context = new RouterContextProvider();
  context.set(authContext, auth);
  context.set(servicesContext, accountServices(auth.db, auth) as unknown as Services);
  context.set(languageContext, "nl");
  return { id, headers: { Cookie: entered.headers.get("Set-Cookie")?.split(";")[0] ?? "" }, context };
}
