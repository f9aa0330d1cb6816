import { data, Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { business } from "~/content/business";
import { usersCopy } from "~/content/users/users-copy.server";
import { answerSignIn } from "~/features/auth/answer-sign-in.server";
import { Entrance } from "~/features/auth/entrance";
import { NewPasswordFields } from "~/features/auth/new-password-fields";
import { checkChosenPassword } from "~/features/auth/passwords/guessable.server";
import { FORGOT_PATH } from "~/features/auth/paths";
import { resetEmail, resetPassword } from "~/features/auth/reset/reset-password.server";
import { signIn } from "~/features/auth/sign-in.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { orRefused } from "~/features/forms/or-refused";
import { useErrorInView } from "~/features/forms/use-error-in-view";
import { DESK_PATH } from "~/lib/desk-path";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/reset";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  const email = await orDatabaseAway(() => resetEmail(auth, params.token, new Date()));
  const { reset, account } = pageCopy(usersCopy, context.get(languageContext));
  return data({ email, copy: reset, problems: account.problems }, { status: email === null ? 404 : 200 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { fields } = await readBody(request);
  const password = String(fields.password ?? "");
  const services = context.get(servicesContext);
  return orDatabaseAway(async () => {
    const whose = await resetEmail(services.auth, params.token, new Date());
    const errors = await checkChosenPassword({ password, repeat: String(fields.repeat ?? "") }, [whose ?? ""]);
    if (Object.keys(errors).length > 0) return data({ errors }, { status: 422 });
    const address = context.get(clientAddressContext);
    const chosen = { token: params.token, password, language: context.get(languageContext), address };
    const email = await resetPassword(services, chosen, new Date());
    if (email === null) return data({ errors: {} }, { status: 404 });
    const signedIn = await signIn(services.auth, { email, password }, { address, headers: request.headers });
    return answerSignIn(signedIn, DESK_PATH);
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orRefused(serverAction, () => ({ errors: {}, isAway: true }));

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function Reset({ loaderData: { email, copy, problems }, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(actionData ?? null);
  if (email === null) {
    return (
      <Entrance title={copy.closed.title} subtitle={copy.closed.text}>
        <ButtonLink to={FORGOT_PATH}>{copy.closed.button}</ButtonLink>
      </Entrance>
    );
  }
  return (
    <Entrance title={copy.title} subtitle={copy.subtitle}>
      <Form ref={form} method="post" className="grid gap-5">
        {actionData && "isAway" in actionData && <FormNotice text={problems.away} />}
        <TextField id="email" type="email" label={copy.email} autoComplete="username" value={email} readOnly />
        <NewPasswordFields copy={copy} problems={problems} errors={actionData?.errors ?? {}} />
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? copy.pending : copy.submit}
        </Button>
      </Form>
    </Entrance>
  );
}
