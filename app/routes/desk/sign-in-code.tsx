import { data, Link, redirect } from "react-router";
import { formAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { orAwayAnswer } from "~/features/desk/or-form-answer";
import { recordDevice } from "~/features/users/sessions/known-device.server";
import { nextPath, orAskAgain, senderOf } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { OVER, SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { halfSignedIn } from "~/features/users/two-factor/challenge.server";
import { type CodeAnswer, CodeForm, RecoveryForm } from "~/features/users/two-factor/code-form";
import { signInWithCode } from "~/features/users/two-factor/verify.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sign-in-code";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  const half = await orDatabaseAway(() => halfSignedIn(auth, request.headers, new Date()));
  if (!half) throw redirect(`${SIGN_IN_PATH}?${new URLSearchParams({ next: nextPath(url) })}`);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const { fields } = await readBody(request);
  const language = context.get(languageContext);
  const field = "recovery" in fields ? "recovery" : "code";
  const { problems } = deskWords[language].users.secondStep;
  const again = (problem: string | null, error: string | null, status: number, headers: Record<string, string> = {}) =>
    data<CodeAnswer>(formAnswer(problem, { do: field }, error === null ? {} : { [field]: error }), { status, headers });
  const code = String(fields.code ?? fields.recovery ?? "").trim();
  if (!code) return again(null, problems.missing, 422);
  return orAskAgain(context, { do: field }, async () => {
    const services = context.get(servicesContext);
    const result = await signInWithCode(services, { code, language }, senderOf(args));
    if (result.outcome === "refused") {
      return again(null, field === "recovery" ? problems.refusedRecovery : problems.refused, 401);
    }
    if (result.outcome === "limited") {
      return again(problems.limited, null, 429, { "Retry-After": String(result.retryAfter) });
    }
    const { headers } = result;
    if (result.outcome === "signed-in") {
      const by = { userId: result.userId, answer: headers, headers: request.headers, language };
      await recordDevice(services, by, new Date());
      return redirect(nextPath(url), { status: 303, headers });
    }
    const query = new URLSearchParams({ next: nextPath(url), [OVER]: "" });
    return redirect(`${SIGN_IN_PATH}?${query}`, { status: 303, headers });
  });
}

export const clientAction = (args: Route.ClientActionArgs) => orAwayAnswer(args);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = deskMeta(({ users }) => users.secondStep.metaTitle);

export default function SignInCode({ actionData }: Route.ComponentProps) {
  const { secondStep: words } = useWords("users");
  const answer = actionData ?? null;
  return (
    <Entrance title={words.title} subtitle={words.subtitle}>
      <CodeForm answer={answer} />
      <RecoveryForm answer={answer} />
      <p className="mt-2 text-small">
        <Link to={SIGN_IN_PATH} className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      </p>
    </Entrance>
  );
}
