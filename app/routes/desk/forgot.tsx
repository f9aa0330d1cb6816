import { data, Form, Link, redirect, useNavigation } from "react-router";
import { orRefused } from "~/components/forms/or-refused";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { business } from "~/content/business";
import { type UsersCopy, usersCopy } from "~/content/desk/users/users-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { askForReset } from "~/features/users/passwords/reset-password.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { FORGOT_PATH, SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readBody } from "~/lib/http/api.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/forgot";

const ASKED = "asked";

export function loader({ url, context }: Route.LoaderArgs) {
  return { isAsked: url.searchParams.has(ASKED), copy: pageCopy(usersCopy, context.get(languageContext)).forgot };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { fields } = await readBody(request);
  const email = typeof fields.email === "string" ? fields.email.trim() : "";
  const again = (problem: keyof UsersCopy["forgot"]["problems"], status: number, headers = {}) =>
    data({ problem, email }, { status, headers });
  if (!email) return again("missing", 422);
  try {
    const asker = { email, address: context.get(clientAddressContext), language: context.get(languageContext) };
    const result = await askForReset(context.get(servicesContext), asker, new Date());
    if (result.outcome === "limited") return again("limited", 429, { "Retry-After": String(result.retryAfter) });
    return redirect(`${FORGOT_PATH}?${ASKED}`, 303);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return again("away", 503);
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefused(args, (sent) => ({ problem: "away", email: String(sent.get("email")) }) as const);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function Forgot({ loaderData: { isAsked, copy }, actionData }: Route.ComponentProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(actionData ?? null);
  const says = actionData && copy.problems[actionData.problem];
  const isMissing = actionData?.problem === "missing";
  if (isAsked && !actionData) {
    return (
      <Entrance title={copy.asked.title} subtitle={copy.asked.text}>
        <ButtonLink to={SIGN_IN_PATH} variant="quiet">
          {copy.back}
        </ButtonLink>
      </Entrance>
    );
  }
  return (
    <Entrance title={copy.title} subtitle={copy.subtitle}>
      <Form ref={form} method="post" className="grid gap-5">
        {says && !isMissing && <FormNotice text={says} />}
        <TextField
          id="email"
          name="email"
          type="email"
          label={copy.email}
          error={(isMissing && says) || undefined}
          autoComplete="username"
          defaultValue={actionData?.email}
          required
        />
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? copy.pending : copy.submit}
        </Button>
      </Form>
      <p className="mt-4 text-small">
        <Link to={SIGN_IN_PATH} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
      </p>
    </Entrance>
  );
}
