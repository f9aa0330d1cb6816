import { data } from "react-router";
import { orRefused } from "~/components/forms/or-refused";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { checkChosenPassword } from "~/features/users/passwords/guessable.server";
import { answerSignIn } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { isSetupOpen, setUpOwner } from "~/features/users/sign-in/first-owner.server";
import { SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { checkSetup, type SetupErrors } from "~/features/users/sign-in/setup";
import { SetupForm } from "~/features/users/sign-in/setup-form";
import { signIn } from "~/features/users/sign-in/sign-in.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { DESK_PATH } from "~/lib/desk-path";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/setup";

export async function loader({ params, context }: Route.LoaderArgs) {
  const isOpen = await orDatabaseAway(() => isSetupOpen(context.get(servicesContext).auth, params.token, new Date()));
  const copy = pageCopy(adminCopy, context.get(languageContext)).setup;
  return data({ isOpen, copy }, { status: isOpen ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { fields } = await readBody(request);
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const email = text("email").trim();
  const password = text("password");
  const repeat = text("repeat");
  const chosen = await checkChosenPassword({ password, repeat }, [email]);
  const errors: SetupErrors = { ...checkSetup({ email, password, repeat }), ...chosen };
  const again = (status: number, problem: { errors: SetupErrors; isAway: boolean }) =>
    data({ email, ...problem }, { status });
  if (Object.keys(errors).length > 0) return again(422, { errors, isAway: false });
  try {
    const { auth } = context.get(servicesContext);
    const isSetUp = await setUpOwner(auth, params.token, { email, password }, new Date());
    if (!isSetUp) return again(404, { errors: {}, isAway: false });
    const sender = { address: context.get(clientAddressContext), headers: request.headers };
    return answerSignIn(await signIn(auth, { email, password }, sender), DESK_PATH);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again(503, { errors: {}, isAway: true });
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefused(args, (sent) => ({ email: String(sent.get("email")), errors: {}, isAway: true }));

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function Setup({ loaderData: { isOpen, copy }, actionData }: Route.ComponentProps) {
  if (!isOpen) {
    return (
      <Entrance title={copy.closed.title} subtitle={copy.closed.text}>
        <ButtonLink to={SIGN_IN_PATH}>{copy.closed.signIn}</ButtonLink>
      </Entrance>
    );
  }
  return (
    <Entrance title={copy.title} subtitle={copy.subtitle}>
      <SetupForm copy={copy} refused={actionData ?? null} />
    </Entrance>
  );
}
