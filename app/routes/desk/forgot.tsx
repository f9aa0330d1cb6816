import { data, Form, Link, redirect } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FormAnswer, fieldsOf, formAnswer } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { askForReset } from "~/features/users/passwords/reset-password.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { FORGOT_PATH, SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { authFacts } from "~/lib/account-bounds";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
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
  try {
    const asker = { email, address: context.get(clientAddressContext), language };
    const result = await askForReset(context.get(servicesContext), asker, new Date());
    if (result.outcome === "limited") {
      return again(formAnswer(problems.limited, fields), 429, { "Retry-After": String(result.retryAfter) });
    }
    return redirect(`${FORGOT_PATH}?${ASKED}`, 303);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again(formAnswer(deskWords[language].users.account.problems.away, fields), 503);
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ users }) => ({ failed: users.account.problems.away }));

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = deskMeta(({ users }) => users.forgot.metaTitle);

export default function Forgot({ loaderData: { isAsked }, actionData }: Route.ComponentProps) {
  const { forgot: words } = useWords("users");
  const answer = actionData ?? null;
  const form = useErrorInView(answer);
  const field = fieldsOf({ form: "forgot", answer });
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
      <Form ref={form} method="post" className="grid gap-5">
        {answer?.problem && <FormNotice text={answer.problem} />}
        <TextField {...field("email")} type="email" label={words.email} autoComplete="username" required />
        <SubmitButton value="ask">{words.submit}</SubmitButton>
      </Form>
      <p className="mt-4 text-small">
        <Link to={SIGN_IN_PATH} className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      </p>
    </Entrance>
  );
}
