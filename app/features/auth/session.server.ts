import { createContext, type RouterContextProvider, redirect } from "react-router";
import { probe } from "~/lib/db/probe.server";
import { jsonError } from "~/lib/http/json-error.server";
import type { Auth } from "./auth.server";
import { signInPath } from "./paths";

/** Set by the HTTP edge. */
export const authContext = createContext<Auth>();

export interface Owner {
  id: string;
  email: string;
}

type Context = Readonly<RouterContextProvider>;

interface Session {
  owner: Owner;
  /** `Set-Cookie`, when the session was renewed. */
  headers: Headers;
}

/** The owner's live session that `headers` carry, else null. Throws when the database is away. */
export async function readSession(
  { betterAuth, db }: Auth,
  headers: Headers,
  { renew }: { renew: boolean },
): Promise<Session | null> {
  const answer = await betterAuth.api
    .getSession({ headers, query: { disableRefresh: !renew }, returnHeaders: true })
    // better-auth reports every failure alike: let the database itself say whether it is away.
    .catch(async (error: unknown) => {
      await probe(db);
      throw error;
    });
  const user = answer.response?.user;
  if (user?.role !== "owner") return null;
  return { owner: { id: user.id, email: user.email }, headers: onlyCookies(answer.headers) };
}

/**
 * The signed-in owner, for loaders and actions of pages. Throws a redirect to the sign-in page, which comes back
 * to this address afterwards.
 */
export async function requireOwner({ request, url, context }: PageArgs): Promise<Owner> {
  const session = await readSession(context.get(authContext), request.headers, { renew: false });
  return session?.owner ?? toSignIn(url);
}

/** As `requireOwner`, and keeps the session alive: the answer must carry `headers`. For one loader of a page. */
export async function requireOwnerAndRenew({ request, url, context }: PageArgs): Promise<Session> {
  const session = await readSession(context.get(authContext), request.headers, { renew: true });
  return session ?? toSignIn(url);
}

interface PageArgs {
  request: Request;
  url: URL;
  context: Context;
}

function toSignIn(url: URL): never {
  throw redirect(signInPath(url.pathname + url.search));
}

/** The signed-in owner, for API addresses. Throws the 401 answer. */
export async function requireOwnerForApi(request: Request, context: Context): Promise<Owner> {
  const session = await readSession(context.get(authContext), request.headers, { renew: false });
  if (!session) throw jsonError(401, { error: "Sign in first." });
  return session.owner;
}

/** The `Set-Cookie` headers among `headers`. */
export function onlyCookies(headers: Headers): Headers {
  return new Headers(headers.getSetCookie().map((cookie): [string, string] => ["Set-Cookie", cookie]));
}
