import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { readyFirstOwner } from "~/features/auth/first-owner.server";
import { authContext } from "~/features/auth/session.server";
import { signIn } from "~/features/auth/sign-in.server";
import type { DatabasePlace } from "~/lib/db/database.server";
import { readEnv } from "~/lib/env.server";
import { createLog } from "~/lib/log.server";
import { languageContext } from "~/lib/request-context";
import { loader as frame } from "~/routes/admin/desk";
import { loader as dashboard } from "~/routes/admin/requests";
import { createServices, type Services, servicesContext, stopServices } from "~/services.server";

const ORIGIN = "http://localhost:3000";
const OWNER = { email: "owner@weef.example", password: "a-long-password-1" };

export interface Desk {
  /** Reads what the dashboard shows at `path`, as when its owner opens it: the frame and the page. */
  open: (path: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** The desk on a migrated database, with its owner signed in; no background work runs. */
export async function openDesk({ dataDir, databaseUrl }: DatabasePlace): Promise<Desk> {
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RATE_LIMIT: "off", LOG_LEVEL: "silent" });
  const services = createServices(env, createLog("silent"));
  await readyFirstOwner(services.auth, OWNER, new Date());
  const cookie = await signInOwner(services);
  return {
    open: async (path) => {
      const url = new URL(path, ORIGIN);
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(authContext, services.auth);
      context.set(languageContext, "nl");
      const request = new Request(url, { headers: { Cookie: cookie } });
      const args = { request, url, context, params: {}, pattern: "/admin" };
      // As the router does: runs all loaders of an address at the same time.
      return await Promise.all([frame(argsOf<typeof frame>(args)), dashboard(argsOf<typeof dashboard>(args))]);
    },
    close: () => stopServices(services),
  };
}

/** What the router hands to a loader; only its type says which module it is for. */
function argsOf<Loader extends (args: never) => unknown>(args: LoaderFunctionArgs): Parameters<Loader>[0] {
  return args as Parameters<Loader>[0];
}

async function signInOwner({ auth }: Services): Promise<string> {
  const signedIn = await signIn(auth, OWNER, { address: "127.0.0.1", headers: new Headers() });
  if (signedIn.outcome !== "signed-in") throw new Error(`Signing in: ${signedIn.outcome}`);
  return signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
