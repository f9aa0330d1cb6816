import { data } from "react-router";
import * as z from "zod/mini";
import { errorsInWords, formAnswer } from "~/components/forms/form-answer";
import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { filled } from "~/content/facts.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { userName } from "~/features/users/account/account-fields";
import { acceptInvite, openInvite } from "~/features/users/invitations/accept.server";
import { AcceptForm } from "~/features/users/invitations/accept-form";
import { checkChosenPassword } from "~/features/users/passwords/guessable.server";
import { answerSignIn } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { signIn } from "~/features/users/sign-in/sign-in.server";
import { authFacts } from "~/lib/account-bounds";
import { DESK_PATH } from "~/lib/desk-path";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { clientAddressContext, languageContext } from "~/lib/request-context";
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

export async function action({ request, params, context }: Route.ActionArgs) {
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
    const sender = { address: context.get(clientAddressContext), headers: request.headers };
    return answerSignIn(await signIn(auth, { email, password }, sender), DESK_PATH);
  });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ users }) => ({ failed: users.account.problems.away }));

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ users }) => users.invitation.metaTitle);

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { invite } = loaderData;
  const { invitation: words } = useWords("users");
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
  return (
    <Entrance title={words.title} subtitle={words.text.replace("[inviter]", () => invite.inviter)}>
      <AcceptForm role={invite.role} email={invite.email} answer={actionData ?? null} />
    </Entrance>
  );
}
