import { data, Link, redirect } from "react-router";
import { orRefused } from "~/components/forms/or-refused";
import { FormNotice } from "~/components/ui/form-notice";
import { business } from "~/content/business";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { usersCopy } from "~/content/desk/users/users-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { pathOf } from "~/content/pages";
import { noteDevice } from "~/features/users/sessions/known-device.server";
import { readSession } from "~/features/users/sessions/session.server";
import { answerSignIn } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { nextPath } from "~/features/users/sign-in/next-path";
import { CHOSEN, FORGOT_PATH, OVER } from "~/features/users/sign-in/paths";
import { signIn } from "~/features/users/sign-in/sign-in.server";
import { SignInForm, type SignInProblem } from "~/features/users/sign-in/sign-in-form";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readBody } from "~/lib/http/api.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sign-in";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  const session = await orDatabaseAway(() => readSession(auth, request.headers, { renew: false }));
  if (session) throw redirect(nextPath(url));
  const language = context.get(languageContext);
  const copy = { ...pageCopy(adminCopy, language).signIn, ...pageCopy(usersCopy, language).signIn };
  const told = ([OVER, CHOSEN] as const).find((name) => url.searchParams.has(name));
  return { notice: told ? copy[told] : null, copy };
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
    const services = context.get(servicesContext);
    const result = await signIn(services.auth, { email, password }, sender);
    if (result.outcome === "refused") return again("refused", 401);
    if (result.outcome === "limited") return again("limited", 429, { "Retry-After": String(result.retryAfter) });
    if (result.outcome === "signed-in") {
      const { userId, headers: answer } = result;
      const by = { userId, answer, headers: request.headers, language: context.get(languageContext) };
      await noteDevice(services, by, new Date());
    }
    return answerSignIn(result, nextPath(url));
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again("away", 503);
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefused(args, (sent) => ({ problem: "away", email: String(sent.get("email")) }) as const);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function SignIn({ loaderData: { notice, copy }, actionData }: Route.ComponentProps) {
  return (
    <Entrance title={copy.title} subtitle={copy.subtitle}>
      {notice && !actionData && (
        <div className="mb-5">
          <FormNotice text={notice} />
        </div>
      )}
      <SignInForm copy={copy} refused={actionData ?? null} />
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 text-small">
        <Link to={FORGOT_PATH} className="link inline-flex min-h-11 items-center">
          {copy.forgot}
        </Link>
        <Link to={pathOf("home")} className="link inline-flex min-h-11 items-center">
          {copy.toSite}
        </Link>
      </p>
    </Entrance>
  );
}
