import { data, Link, redirect } from "react-router";
import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { business } from "~/content/business";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { filled } from "~/content/facts.server";
import { pathOf } from "~/content/pages";
import { deskMeta } from "~/features/desk/desk-meta";
import { orAwayAnswer } from "~/features/desk/or-form-answer";
import { AccountForm, PresentPasswordField } from "~/features/users/account/account-form";
import { recordDevice } from "~/features/users/sessions/known-device.server";
import { readSession } from "~/features/users/sessions/session.server";
import { answerSignIn, nextPath, orAskAgain, senderOf } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { CHOSEN, FORGOT_PATH, OVER } from "~/features/users/sign-in/paths";
import { signIn } from "~/features/users/sign-in/sign-in.server";
import { authFacts } from "~/lib/account-bounds";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
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

export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const { fields } = await readBody(request);
  const { email, password } = fields;
  const language = context.get(languageContext);
  const { problems } = filled(deskWords[language].admin, language).signIn;
  const again = (answer: FormAnswer<"email" | "password">, status: number, headers: Record<string, string> = {}) =>
    data(answer, { status, headers });
  if (typeof email !== "string" || !email.trim()) {
    return again(formAnswer(null, fields, { email: problems.missing }), 422);
  }
  if (typeof password !== "string" || !password) {
    return again(formAnswer(null, fields, { password: problems.missing }), 422);
  }
  return orAskAgain(context, fields, async () => {
    const services = context.get(servicesContext);
    const result = await signIn(services.auth, { email, password }, senderOf(args));
    if (result.outcome === "refused") {
      // Does not reveal which of the two is wrong.
      return again(formAnswer(null, fields, { password: problems.refused }), 401);
    }
    if (result.outcome === "limited") {
      return again(formAnswer(problems.limited, fields), 429, { "Retry-After": String(result.retryAfter) });
    }
    if (result.outcome === "signed-in") {
      const { userId, headers: answer } = result;
      await recordDevice(services, { userId, answer, headers: request.headers, language }, new Date());
    }
    return answerSignIn(result, nextPath(url));
  });
}

export const clientAction = (args: Route.ClientActionArgs) => orAwayAnswer(args);

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
      <AccountForm does="sign-in" answer={actionData ?? null} submit={words.submit}>
        {(field) => (
          <>
            <TextField {...field("email")} type="email" label={words.email} autoComplete="username" required />
            <PresentPasswordField {...field("password")} label={words.password} />
          </>
        )}
      </AccountForm>
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
