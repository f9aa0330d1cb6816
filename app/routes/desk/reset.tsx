import { data } from "react-router";
import { errorsInWords, formAnswer } from "~/components/forms/form-answer";
import { ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { filled } from "~/content/facts.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { orAwayAnswer } from "~/features/desk/or-form-answer";
import { AccountForm } from "~/features/users/account/account-form";
import { checkChosenPassword } from "~/features/users/passwords/guessable.server";
import { NewPasswordFields } from "~/features/users/passwords/new-password-fields";
import { resetEmail, resetPassword } from "~/features/users/passwords/reset-password.server";
import { signInAsChosen } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { FORGOT_PATH } from "~/features/users/sign-in/paths";
import { authFacts } from "~/lib/account-bounds";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/reset";

type Field = "password" | "repeat";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  const email = await orDatabaseAway(() => resetEmail(auth, params.token, new Date()));
  return data({ email }, { status: email === null ? 404 : 200 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const { fields } = await readBody(request);
  const password = String(fields.password ?? "");
  const services = context.get(servicesContext);
  const language = context.get(languageContext);
  return orDatabaseAway(async () => {
    const whose = await resetEmail(services.auth, params.token, new Date());
    const errors = await checkChosenPassword({ password, repeat: String(fields.repeat ?? "") }, [whose ?? ""]);
    if (Object.keys(errors).length > 0) {
      const { problems } = filled(deskWords[language].users, language).account;
      return data(formAnswer<Field>(null, fields, errorsInWords(errors, problems)), { status: 422 });
    }
    const address = context.get(clientAddressContext);
    const chosen = { token: params.token, password, language, address };
    const email = await resetPassword(services, chosen, new Date());
    if (email === null) return data(formAnswer<Field>(null, fields), { status: 404 });
    return signInAsChosen(args, { email, password });
  });
}

export const clientAction = (args: Route.ClientActionArgs) => orAwayAnswer(args);

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ users }) => users.reset.metaTitle);

export default function Reset({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { reset: words } = useWords("users");
  if (email === null) {
    return (
      <Entrance title={words.closed.title} subtitle={fill(words.closed.text, authFacts)}>
        <ButtonLink to={FORGOT_PATH}>{words.closed.button}</ButtonLink>
      </Entrance>
    );
  }
  return (
    <Entrance title={words.title} subtitle={words.subtitle}>
      <AccountForm does="reset" answer={actionData ?? null} submit={words.submit}>
        {(field) => (
          <>
            <TextField id="email" type="email" label={words.email} autoComplete="username" value={email} readOnly />
            <NewPasswordFields words={words} field={field} />
          </>
        )}
      </AccountForm>
    </Entrance>
  );
}
