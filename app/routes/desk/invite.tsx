import { data } from "react-router";
import * as z from "zod/mini";
import { orRefused } from "~/components/forms/or-refused";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { usersCopy } from "~/content/desk/users/users-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { userName } from "~/features/users/account/user-name";
import { acceptInvite, openInvite } from "~/features/users/invitations/accept.server";
import { type AcceptErrors, AcceptForm } from "~/features/users/invitations/accept-form";
import { checkChosenPassword } from "~/features/users/passwords/guessable.server";
import { answerSignIn } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { signIn } from "~/features/users/sign-in/sign-in.server";
import { DESK_PATH } from "~/lib/desk-path";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/invite";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  const invite = await orDatabaseAway(() => openInvite(auth, params.token, new Date()));
  const { invitation, roles, account } = pageCopy(usersCopy, context.get(languageContext));
  return data(
    { invite, copy: invitation, roles, problems: account.problems },
    { status: invite.state === "open" ? 200 : 404 },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { fields } = await readBody(request);
  const password = String(fields.password ?? "");
  const typed = String(fields.name ?? "");
  const name = z.safeParse(userName, fields.name);
  const { auth } = context.get(servicesContext);
  return orDatabaseAway(async () => {
    const invite = await openInvite(auth, params.token, new Date());
    const about = [typed, invite.state === "open" ? invite.email : ""];
    const errors: AcceptErrors = {
      ...(!name.success && { name: "name" }),
      ...(await checkChosenPassword({ password, repeat: String(fields.repeat ?? "") }, about)),
    };
    if (!name.success || Object.keys(errors).length > 0) return data({ errors, name: typed }, { status: 422 });
    const chosen = { token: params.token, name: name.data, password, language: context.get(languageContext) };
    const email = await acceptInvite(auth, chosen, new Date());
    if (email === null) return data({ errors: {}, name: typed }, { status: 404 });
    const sender = { address: context.get(clientAddressContext), headers: request.headers };
    return answerSignIn(await signIn(auth, { email, password }, sender), DESK_PATH);
  });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefused(args, (sent) => ({ errors: { form: "away" } satisfies AcceptErrors, name: String(sent.get("name")) }));

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { invite, copy, roles, problems } = loaderData;
  if (invite.state !== "open") {
    const { title, text } = copy.closed[invite.state];
    return (
      <Entrance title={title} subtitle={text}>
        <ButtonLink to={SIGN_IN_PATH} variant="quiet">
          {copy.closed.signIn}
        </ButtonLink>
      </Entrance>
    );
  }
  return (
    <Entrance title={copy.title} subtitle={copy.text.replace("[inviter]", () => invite.inviter)}>
      <AcceptForm
        copy={copy}
        role={roles[invite.role]}
        email={invite.email}
        problems={problems}
        name={actionData?.name ?? ""}
        errors={actionData?.errors ?? {}}
      />
    </Entrance>
  );
}
