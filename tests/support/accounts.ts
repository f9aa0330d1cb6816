import "./mails-loaded";
import { TOTP } from "otpauth";
import pino from "pino";
import { RouterContextProvider } from "react-router";
import type { Db } from "~/lib/db/database.server";
import { languageContext } from "~/lib/request-context";
import { type Services, servicesContext } from "~/services.server";
import type { AccountServices } from "../../app/features/users/account/account-mails.server";
import { authContext } from "../../app/features/users/sessions/session.server";
import { type Auth, type AuthOptions, createAuth } from "../../app/features/users/sign-in/auth.server";
import type { Role } from "../../app/features/users/sign-in/role";
import { signIn } from "../../app/features/users/sign-in/sign-in.server";
import { findUser, insertUser } from "../../app/features/users/sign-in/sign-in-store.server";
import {
  type AccountUser,
  beginSecondStep,
  confirmFirstCode,
  readSecondStep,
} from "../../app/features/users/two-factor/enrol.server";
import { mailingServices } from "./services";

const PERIOD = 30_000;
/** Hashes by password, as hashing one is slow on purpose. */
const hashes = new Map<string, Promise<string>>();

/** Sign-in on `db`, limited as in production if the test asks for it. */
export function authOn(db: Db, options: Partial<AuthOptions> = {}): Auth {
  return createAuth({
    db,
    siteUrl: "https://weef.example",
    secret: "0123456789abcdef0123456789ABCDEF",
    isLimited: false,
    log: pino({ level: "silent" }),
    ...options,
  });
}

/** The services that change an account; `sent` fills with the mails that go out. */
export function accountServices(db: Db, auth: Auth, now = () => new Date()) {
  return { ...mailingServices(db, now), auth };
}

/** The account with this e-mail address, with the services to change it. */
export async function accountOf(db: Db, auth: Auth, email: string) {
  const user = await findUser(db, { email });
  if (!user) throw new Error(`Nobody signs in as ${email}`);
  return { services: accountServices(db, auth), user };
}

/** Makes an account that signs in with `password`. */
export async function addUser(
  auth: Auth,
  { email, role, password = "a password of staff" }: { email: string; role: Role; password?: string },
  now: Date,
): Promise<AccountUser> {
  const { password: hasher } = await auth.betterAuth.$context;
  const hash = hashes.get(password) ?? hasher.hash(password);
  hashes.set(password, hash);
  const passwordHash = await hash;
  const id = await auth.db
    .transaction()
    .execute((tx) => insertUser(tx, { name: email, email, role, language: "nl", passwordHash, now }));
  return { id, email, language: "nl" };
}

/** The code that an app with this key (base32) shows at `now`. */
export function codeOf(key: string, now: Date): string {
  return new TOTP({ secret: key }).generate({ timestamp: now.getTime() });
}

/**
 * Switches on the second step for a user, with the code of half a minute ago. Returns the key and the recovery codes.
 */
export async function switchOn(
  services: AccountServices,
  user: AccountUser,
  now: Date,
): Promise<{ key: string; recoveryCodes: string[] }> {
  await beginSecondStep(services.auth, user.id, now);
  const step = await readSecondStep(services.auth, user);
  if (step.state !== "pending") throw new Error("The second step was on already");
  const earlier = new Date(now.getTime() - PERIOD);
  const recoveryCodes = await confirmFirstCode(services, user, codeOf(step.key, earlier), now);
  if (!recoveryCodes) throw new Error("The first code was not taken");
  return { key: step.key, recoveryCodes };
}

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
