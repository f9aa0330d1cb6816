import { data, Link, redirect } from "react-router";
import { orRefused } from "~/components/forms/or-refused";
import { business } from "~/content/business";
import { usersCopy } from "~/content/desk/users/users-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { noteDevice } from "~/features/users/sessions/known-device.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { nextPath } from "~/features/users/sign-in/next-path";
import { OVER, SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { halfSignedIn } from "~/features/users/two-factor/challenge.server";
import { CodeForm, type CodeProblem } from "~/features/users/two-factor/code-form";
import { RecoveryForm } from "~/features/users/two-factor/recovery-form";
import { signInWithCode } from "~/features/users/two-factor/verify.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readBody } from "~/lib/http/api.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sign-in-code";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  const half = await orDatabaseAway(() => halfSignedIn(auth, request.headers, new Date()));
  if (!half) throw redirect(`${SIGN_IN_PATH}?${new URLSearchParams({ next: nextPath(url) })}`);
  return { copy: pageCopy(usersCopy, context.get(languageContext)).secondStep };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { fields } = await readBody(request);
  const language = context.get(languageContext);
  const field = "recovery" in fields ? "recovery" : "code";
  const again = (problem: CodeProblem, status: number, headers: Record<string, string> = {}) =>
    data({ problem, field } as const, { status, headers });
  const code = String(fields.code ?? fields.recovery ?? "").trim();
  if (!code) return again("missing", 422);
  try {
    const sender = { address: context.get(clientAddressContext), headers: request.headers };
    const services = context.get(servicesContext);
    const result = await signInWithCode(services, { code, language }, sender);
    if (result.outcome === "refused") return again(field === "recovery" ? "refusedRecovery" : "refused", 401);
    if (result.outcome === "limited") return again("limited", 429, { "Retry-After": String(result.retryAfter) });
    const { headers } = result;
    if (result.outcome === "signed-in") {
      const by = { userId: result.userId, answer: headers, headers: request.headers, language };
      await noteDevice(services, by, new Date());
      return redirect(nextPath(url), { status: 303, headers });
    }
    const query = new URLSearchParams({ next: nextPath(url), [OVER]: "" });
    return redirect(`${SIGN_IN_PATH}?${query}`, { status: 303, headers });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again("away", 503);
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefused(args, (sent) => ({ problem: "away", field: sent.has("recovery") ? "recovery" : "code" }) as const);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function SignInCode({ loaderData: { copy }, actionData }: Route.ComponentProps) {
  const refused = actionData ?? null;
  return (
    <Entrance title={copy.title} subtitle={copy.subtitle}>
      <CodeForm copy={copy} refused={refused?.field === "code" ? refused : null} />
      <RecoveryForm copy={copy} refused={refused?.field === "recovery" ? refused : null} />
      <p className="mt-2 text-small">
        <Link to={SIGN_IN_PATH} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
      </p>
    </Entrance>
  );
}
