import { data } from "react-router";
import * as z from "zod/mini";
import { errorsInWords, formAnswer } from "~/components/forms/form-answer";
import { ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { filled } from "~/content/facts.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { orAwayAnswer } from "~/features/desk/or-form-answer";
import { userName } from "~/features/users/account/account-fields";
import { AccountForm } from "~/features/users/account/account-form";
import { acceptInvite, openInvite } from "~/features/users/invitations/accept.server";
import { checkChosenPassword } from "~/features/users/passwords/guessable.server";
import { NewPasswordFields } from "~/features/users/passwords/new-password-fields";
import { signInAsChosen } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { authFacts } from "~/lib/account-bounds";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/invite";

type Field = "name" | "password" | "repeat";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  const invite = await orDatabaseAway(() => openInvite(auth, params.token, new Date()));
  return data({ invite }, { status: invite.state === "open" ? 200 : 404 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const { fields } = await readBody(request);
  const password = String(fields.password ?? "");
  const typed = String(fields.name ?? "");
  const name = z.safeParse(userName, fields.name);
  const { auth } = context.get(servicesContext);
  const language = context.get(languageContext);
  return orDatabaseAway(async () => {
    const invite = await openInvite(auth, params.token, new Date());
    const about = [typed, invite.state === "open" ? invite.email : ""];
    const errors = {
      ...(!name.success && { name: "name" as const }),
      ...(await checkChosenPassword({ password, repeat: String(fields.repeat ?? "") }, about)),
    };
    if (!name.success || Object.keys(errors).length > 0) {
      const { problems } = filled(deskWords[language].users, language).account;
      return data(formAnswer<Field>(null, fields, errorsInWords(errors, problems)), { status: 422 });
    }
    const chosen = { token: params.token, name: name.data, password, language };
    const email = await acceptInvite(auth, chosen, new Date());
    if (email === null) return data(formAnswer<Field>(null, fields), { status: 404 });
    return signInAsChosen(args, { email, password });
  });
}

export const clientAction = (args: Route.ClientActionArgs) => orAwayAnswer(args);

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ users }) => users.invitation.metaTitle);

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { invite } = loaderData;
  const { invitation: words, roles } = useWords("users");
  if (invite.state !== "open") {
    const { title, text } = fill(words.closed[invite.state], authFacts);
    return (
      <Entrance title={title} subtitle={text}>
        <ButtonLink to={SIGN_IN_PATH} variant="quiet">
          {words.closed.signIn}
        </ButtonLink>
      </Entrance>
    );
  }
  const role = roles[invite.role];
  return (
    <Entrance title={words.title} subtitle={words.text.replace("[inviter]", () => invite.inviter)}>
      <AccountForm does="accept" answer={actionData ?? null} submit={words.submit}>
        {(field) => (
          <>
            <p className="border-l-4 border-weld-400 pl-3 text-small">
              {words.as}: <strong className="text-ink-950">{role.name}</strong>. {role.says}
            </p>
            <TextField
              id="email"
              type="email"
              label={words.email}
              autoComplete="username"
              value={invite.email}
              readOnly
            />
            <TextField {...field("name")} label={words.name} hint={words.nameHint} autoComplete="name" required />
            <NewPasswordFields words={words} field={field} />
          </>
        )}
      </AccountForm>
    </Entrance>
  );
}
