import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { SESSION_DAYS } from "~/lib/account-bounds";
import { isDatabaseAway, probe } from "~/lib/db/database-errors.server";
import { jsonError } from "~/lib/http/json-error.server";
import { languageContext } from "~/lib/request-context";
import type { Auth } from "../sign-in/auth.server";
import { signInPath } from "../sign-in/paths";
import { ROLES, type Role } from "../sign-in/role";
import { deleteSession, recordSeen } from "./session-store.server";

const DAY = 24 * 60 * 60_000;

/** Set by the HTTP edge. */
export const authContext = createContext<Auth>();

export interface DeskUser {
  id: string;
  email: string;
  role: Role;
}

type Context = Readonly<RouterContextProvider>;

interface Session {
  id: string;
  user: DeskUser;
  headers: Headers;
}

/** Ends a session that has lasted the longest allowed. Throws when the database is away. */
export async function readSession(
  { betterAuth, db }: Auth,
  headers: Headers,
  { renew }: { renew: boolean },
): Promise<Session | null> {
  const ask = (disableRefresh: boolean) =>
    betterAuth.api
      .getSession({ headers, query: { disableRefresh }, returnHeaders: true })
      // better-auth reports every failure alike, so the database itself is asked whether it is away.
      .catch(async (error: unknown) => {
        await probe(db);
        throw error;
      });
  const answer = await ask(!renew).catch((error: unknown) => {
    if (isDatabaseAway(error)) throw error;
    // It is back by now, or cannot be written, as with a full disk: the session is renewed some other time.
    return ask(true);
  });
  const user = answer.response?.user;
  const role = ROLES.find((known) => known === user?.role);
  if (!answer.response || !user || !role) return null;
  const { id, createdAt } = answer.response.session;
  if (Date.now() - createdAt.getTime() >= SESSION_DAYS.most * DAY) {
    await db.transaction().execute((tx) => deleteSession(tx, { id, userId: user.id }));
    return null;
  }
  return { id, user: { id: user.id, email: user.email, role }, headers: onlyCookies(answer.headers) };
}

/** Throws a redirect to the sign-in page, which leads back to this address. */
export async function requireUser(args: PageArgs): Promise<DeskUser> {
  return (await openSession(args, { renew: false })).user;
}

/** Throws 403 for anybody else who is signed in. */
export async function requireOwner(args: PageArgs): Promise<DeskUser> {
  const user = await requireUser(args);
  if (user.role !== "owner") throw data(null, { status: 403 });
  return user;
}

export function requireSession(args: PageArgs): Promise<Session> {
  return openSession(args, { renew: false });
}

/** Belongs in one loader of a page. The answer of that loader must carry `headers`. */
export async function requireUserAndRenew(args: PageArgs): Promise<Session> {
  const session = await openSession(args, { renew: true });
  const language = args.context.get(languageContext);
  const seen = { sessionId: session.id, userId: session.user.id, language };
  await recordSeen(args.context.get(authContext).db, seen, new Date()).catch((error: unknown) => {
    // Reading still works while nothing can be written.
    if (!isDatabaseAway(error)) throw error;
  });
  return session;
}

interface PageArgs {
  request: Request;
  url: URL;
  context: Context;
}

async function openSession({ request, url, context }: PageArgs, { renew }: { renew: boolean }): Promise<Session> {
  const session = await readSession(context.get(authContext), request.headers, { renew });
  if (!session) throw redirect(signInPath(url.pathname + url.search));
  return session;
}

/** Throws the 401 answer. */
export async function requireUserForApi(request: Request, context: Context): Promise<DeskUser> {
  const session = await readSession(context.get(authContext), request.headers, { renew: false });
  if (!session) throw jsonError(401, { error: "Sign in first." });
  return session.user;
}

/** Throws the 403 answer for anybody else who is signed in. */
export async function requireOwnerForApi(request: Request, context: Context): Promise<DeskUser> {
  const user = await requireUserForApi(request, context);
  if (user.role !== "owner") throw jsonError(403, { error: "Only the owner may do this." });
  return user;
}

export function onlyCookies(headers: Headers): Headers {
  return new Headers(headers.getSetCookie().map((cookie): [string, string] => ["Set-Cookie", cookie]));
}
