import { data, Link, redirect } from "react-router";
import { adminCopy } from "~/content/admin/admin-copy.server";
import { business } from "~/content/business";
import { pathOf } from "~/content/pages";
import { Entrance } from "~/features/auth/entrance";
import { DESK_PATH } from "~/features/auth/paths";
import { readSession } from "~/features/auth/session.server";
import { signIn } from "~/features/auth/sign-in.server";
import { SignInForm, type SignInProblem } from "~/features/auth/sign-in-form";
import { pageCopy } from "~/features/copy/page-copy.server";
import { isDatabaseAway } from "~/lib/db/database.server";
import { readBody } from "~/lib/http/api.server";
import { localPath } from "~/lib/http/local-path";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sign-in";
import { orDatabaseAway } from "./database-away.server";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  const session = await orDatabaseAway(() => readSession(auth, request.headers, { renew: false }));
  if (session) throw redirect(nextPath(url));
  return { copy: pageCopy(adminCopy, context.get(languageContext)).signIn };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { fields } = await readBody(request);
  const { email, password } = fields;
  const again = (problem: SignInProblem, status: number, headers: Record<string, string> = {}) =>
    data({ problem, email: typeof email === "string" ? email : "" }, { status, headers });
  if (typeof email !== "string" || typeof password !== "string" || !email.trim() || !password) {
    return again("missing", 422);
  }
  try {
    const sender = { address: context.get(clientAddressContext), headers: request.headers };
    const result = await signIn(context.get(servicesContext).auth, { email, password }, sender);
    if (result.outcome === "refused") return again("refused", 401);
    if (result.outcome === "limited") return again("limited", 429, { "Retry-After": String(result.retryAfter) });
    return redirect(nextPath(url), { status: 303, headers: result.headers });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again("away", 503);
  }
}

/** Where the visitor wanted to go: an address of the desk. */
function nextPath(url: URL): string {
  const path = localPath(url.searchParams.get("next"), DESK_PATH);
  return path === DESK_PATH || path.startsWith(`${DESK_PATH}?`) || path.startsWith(`${DESK_PATH}/`) ? path : DESK_PATH;
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function SignIn({ loaderData: { copy }, actionData }: Route.ComponentProps) {
  return (
    <Entrance title={copy.title} subtitle={copy.subtitle}>
      <SignInForm copy={copy} email={actionData?.email ?? ""} problem={actionData?.problem ?? null} />
      <p className="mt-6 text-small">
        <Link to={pathOf("home")} className="link">
          {copy.toSite}
        </Link>
      </p>
    </Entrance>
  );
}
