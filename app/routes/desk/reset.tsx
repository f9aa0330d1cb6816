import { data, Form, useNavigation } from "react-router";
import { orRefused } from "~/components/forms/or-refused";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { business } from "~/content/business";
import { usersCopy } from "~/content/desk/users/users-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { checkChosenPassword } from "~/features/users/passwords/guessable.server";
import { NewPasswordFields } from "~/features/users/passwords/new-password-fields";
import { resetEmail, resetPassword } from "~/features/users/passwords/reset-password.server";
import { answerSignIn } from "~/features/users/sign-in/answer-sign-in.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { FORGOT_PATH } from "~/features/users/sign-in/paths";
import { signIn } from "~/features/users/sign-in/sign-in.server";
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

export const clientAction = (args: Route.ClientActionArgs) => orRefused(args, () => ({ errors: {}, isAway: true }));

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
