import { data, Link, redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { business } from "~/content/business";
import { usersCopy } from "~/content/desk/users/users-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { ACCOUNT_PATH, TWO_STEP_PATH } from "~/features/users/sign-in/paths";
import { changeSecondStep } from "~/features/users/two-factor/change-second-step.server";
import { readSecondStep } from "~/features/users/two-factor/enrol.server";
import { KeySetup } from "~/features/users/two-factor/key-setup";
import { RecoveryCodes } from "~/features/users/two-factor/recovery-codes";
import { BeginForm, ManageForms } from "~/features/users/two-factor/second-step-forms";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { momentOf } from "~/lib/time/clock";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/two-step";

const OUTCOME = "outcome";
const OUTCOMES = ["off", "cancelled"] as const;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const step = await orDatabaseAway(async () =>
    readSecondStep(context.get(servicesContext).auth, await requireUser(args)),
  );
  const since = step.state === "on" ? momentOf(step.since, language) : null;
  return {
    step,
    since,
    outcome: OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
    copy: pageCopy(usersCopy, language).twoStep,
  };
}

/** Codes are in the response itself: they are shown once, and appear in no address. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const done = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    const me = { ...user, language: context.get(languageContext) };
    return changeSecondStep(context.get(servicesContext), me, fields, new Date());
  });
  if ("errors" in done) {
    const init =
      "retryAfter" in done ? { status: 429, headers: { "Retry-After": String(done.retryAfter) } } : { status: 422 };
    return data({ errors: done.errors, codes: null, isFirst: false }, init);
  }
  if ("codes" in done) return { ...done, errors: null };
  const query = done.outcome ? `?${new URLSearchParams({ [OUTCOME]: done.outcome })}` : "";
  return redirect(TWO_STEP_PATH + query, 303);
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

/** Another tab may have started again or finished: a refusal also shows the current state. */
export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function TwoStep({ loaderData: { step, since, outcome, copy }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? null;
  return (
    <>
      <p className="no-print">
        <Link to={ACCOUNT_PATH} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
      </p>
      <h1 className="mb-6 text-desk">{copy.title}</h1>
      {outcome && !actionData && (
        <div className="mb-6">
          <DoneNotice tone="good" text={copy.outcomes[outcome]} />
        </div>
      )}
      {actionData?.codes ? (
        <RecoveryCodes codes={actionData.codes} isFirst={actionData.isFirst} copy={copy.codes} />
      ) : (
        <>
          {step.state === "off" && <BeginForm copy={copy} errors={errors} />}
          {step.state === "pending" && (
            <KeySetup appKey={step.key} address={step.address} qr={step.qr} copy={copy} errors={errors} />
          )}
          {step.state === "on" && since && (
            <ManageForms since={since} codesLeft={step.codesLeft} copy={copy} errors={errors} />
          )}
        </>
      )}
    </>
  );
}
