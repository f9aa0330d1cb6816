import { data, Link, redirect } from "react-router";
import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { FormNotice } from "~/components/ui/form-notice";
import { business } from "~/content/business";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { filled } from "~/content/facts.server";
import { pathOf } from "~/content/pages";
import { deskMeta } from "~/features/desk/desk-meta";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { recordDevice } from "~/features/users/sessions/known-device.server";
import { readSession } from "~/features/users/sessions/session.server";
import { answerSignIn, nextPath } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { CHOSEN, FORGOT_PATH, OVER } from "~/features/users/sign-in/paths";
import { signIn } from "~/features/users/sign-in/sign-in.server";
import { SignInForm } from "~/features/users/sign-in/sign-in-form";
import { authFacts } from "~/lib/account-bounds";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readBody } from "~/lib/http/api.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sign-in";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  const session = await orDatabaseAway(() => readSession(auth, request.headers, { renew: false }));
  if (session) throw redirect(nextPath(url));
  return { notice: ([OVER, CHOSEN] as const).find((name) => url.searchParams.has(name)) ?? null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { fields } = await readBody(request);
  const { email, password } = fields;
  const language = context.get(languageContext);
  const { problems } = filled(deskWords[language].admin, language).signIn;
  const again = (answer: FormAnswer<"email" | "password">, status: number, headers: Record<string, string> = {}) =>
    data(answer, { status, headers });
  if (typeof email !== "string" || !email.trim())
    return again(formAnswer(null, fields, { email: problems.missing }), 422);
  if (typeof password !== "string" || !password) {
    return again(formAnswer(null, fields, { password: problems.missing }), 422);
  }
  try {
    const sender = { address: context.get(clientAddressContext), headers: request.headers };
    const services = context.get(servicesContext);
    const result = await signIn(services.auth, { email, password }, sender);
    if (result.outcome === "refused") {
      // Does not reveal which of the two is wrong.
      return again(formAnswer(null, fields, { password: problems.refused }), 401);
    }
    if (result.outcome === "limited") {
      return again(formAnswer(problems.limited, fields), 429, { "Retry-After": String(result.retryAfter) });
    }
    if (result.outcome === "signed-in") {
      const { userId, headers: answer } = result;
      const by = { userId, answer, headers: request.headers, language };
      await recordDevice(services, by, new Date());
    }
    return answerSignIn(result, nextPath(url));
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again(formAnswer(deskWords[language].users.account.problems.away, fields), 503);
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ users }) => ({ failed: users.account.problems.away }));

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = deskMeta(({ admin }) => admin.signIn.metaTitle);

export default function SignIn({ loaderData: { notice }, actionData }: Route.ComponentProps) {
  const { signIn: words } = useWords("admin");
  const { signIn: userWords } = useWords("users");
  return (
    <Entrance title={words.title} subtitle={fill(words.subtitle, { name: business.name })}>
      {notice && !actionData && (
        <div className="mb-5">
          <FormNotice text={fill(userWords[notice], authFacts)} />
        </div>
      )}
      <SignInForm answer={actionData ?? null} />
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 text-small">
        <Link to={FORGOT_PATH} className="link inline-flex min-h-11 items-center">
          {userWords.forgot}
        </Link>
        <Link to={pathOf("home")} className="link inline-flex min-h-11 items-center">
          {words.toSite}
        </Link>
      </p>
    </Entrance>
  );
}
