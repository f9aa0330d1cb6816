import { RouterContextProvider } from "react-router";
import type { Auth } from "~/features/auth/auth.server";
import { authContext } from "~/features/auth/session.server";
import { signIn } from "~/features/auth/sign-in.server";
import { languageContext } from "~/lib/request-context";
import { type Services, servicesContext } from "~/services.server";
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
