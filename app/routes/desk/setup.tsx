import { data } from "react-router";
import { errorsInWords, type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { filled } from "~/content/facts.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { orAwayAnswer } from "~/features/desk/or-form-answer";
import { checkSetup, type SetupErrors } from "~/features/users/account/account-fields";
import { AccountForm } from "~/features/users/account/account-form";
import { checkChosenPassword } from "~/features/users/passwords/guessable.server";
import { NewPasswordFields } from "~/features/users/passwords/new-password-fields";
import { orAskAgain, signInAsChosen } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { isSetupOpen, setUpOwner } from "~/features/users/sign-in/first-owner.server";
import { SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { authFacts } from "~/lib/account-bounds";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/setup";

export async function loader({ params, context }: Route.LoaderArgs) {
  const isOpen = await orDatabaseAway(() => isSetupOpen(context.get(servicesContext).auth, params.token, new Date()));
  return data({ isOpen }, { status: isOpen ? 200 : 404 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const { fields } = await readBody(request);
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const email = text("email").trim();
  const password = text("password");
  const repeat = text("repeat");
  const chosen = await checkChosenPassword({ password, repeat }, [email]);
  const errors: SetupErrors = { ...checkSetup({ email, password, repeat }), ...chosen };
  const language = context.get(languageContext);
  const { problems } = filled(deskWords[language].admin, language).setup;
  const again = (status: number, answer: FormAnswer<keyof SetupErrors>) => data(answer, { status });
  if (Object.keys(errors).length > 0) return again(422, formAnswer(null, fields, errorsInWords(errors, problems)));
  return orAskAgain(context, fields, async () => {
    const isSetUp = await setUpOwner(context.get(servicesContext).auth, params.token, { email, password }, new Date());
    return isSetUp ? signInAsChosen(args, { email, password }) : again(404, formAnswer(null, fields));
  });
}

export const clientAction = (args: Route.ClientActionArgs) => orAwayAnswer(args);

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ admin }) => admin.setup.metaTitle);

export default function Setup({ loaderData: { isOpen }, actionData }: Route.ComponentProps) {
  const { setup: words } = useWords("admin");
  if (!isOpen) {
    return (
      <Entrance title={words.closed.title} subtitle={fill(words.closed.text, authFacts)}>
        <ButtonLink to={SIGN_IN_PATH}>{words.closed.signIn}</ButtonLink>
      </Entrance>
    );
  }
  return (
    <Entrance title={words.title} subtitle={words.subtitle}>
      <AccountForm does="setup" answer={actionData ?? null} submit={words.submit}>
        {(field) => (
          <>
            <TextField {...field("email")} type="email" label={words.email} autoComplete="username" required />
            <NewPasswordFields words={words} field={field} />
          </>
        )}
      </AccountForm>
    </Entrance>
  );
}
