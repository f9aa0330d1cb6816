import { data, Link, redirect } from "react-router";
import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { orAwayAnswer } from "~/features/desk/or-form-answer";
import { AccountForm } from "~/features/users/account/account-form";
import { askForReset } from "~/features/users/passwords/reset-password.server";
import { orAskAgain } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { FORGOT_PATH, SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { authFacts } from "~/lib/account-bounds";
import { readBody } from "~/lib/http/api.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/forgot";

const ASKED = "asked";

export function loader({ url }: Route.LoaderArgs) {
  return { isAsked: url.searchParams.has(ASKED) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { fields } = await readBody(request);
  const email = typeof fields.email === "string" ? fields.email.trim() : "";
  const language = context.get(languageContext);
  const { problems } = deskWords[language].users.forgot;
  const again = (answer: FormAnswer<"email">, status: number, headers = {}) => data(answer, { status, headers });
  if (!email) return again(formAnswer(null, fields, { email: problems.missing }), 422);
  return orAskAgain(context, fields, async () => {
    const asker = { email, address: context.get(clientAddressContext), language };
    const result = await askForReset(context.get(servicesContext), asker, new Date());
    if (result.outcome === "limited") {
      return again(formAnswer(problems.limited, fields), 429, { "Retry-After": String(result.retryAfter) });
    }
    return redirect(`${FORGOT_PATH}?${ASKED}`, 303);
  });
}

export const clientAction = (args: Route.ClientActionArgs) => orAwayAnswer(args);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = deskMeta(({ users }) => users.forgot.metaTitle);

export default function Forgot({ loaderData: { isAsked }, actionData }: Route.ComponentProps) {
  const { forgot: words } = useWords("users");
  const answer = actionData ?? null;
  if (isAsked && !answer) {
    return (
      <Entrance title={words.asked.title} subtitle={fill(words.asked.text, authFacts)}>
        <ButtonLink to={SIGN_IN_PATH} variant="quiet">
          {words.back}
        </ButtonLink>
      </Entrance>
    );
  }
  return (
    <Entrance title={words.title} subtitle={words.subtitle}>
      <AccountForm does="forgot" answer={answer} submit={words.submit}>
        {(field) => <TextField {...field("email")} type="email" label={words.email} autoComplete="username" required />}
      </AccountForm>
      <p className="mt-4 text-small">
        <Link to={SIGN_IN_PATH} className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      </p>
    </Entrance>
  );
}
