import { data, Link, redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { errorsInWords, formAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { filled } from "~/content/facts.server";
import { deskMeta } from "~/features/desk/desk-meta";
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
  };
}

/** Codes are in the response itself: they are shown once, and appear in no address. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const language = context.get(languageContext);
  const done = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    const me = { ...user, language };
    return changeSecondStep(context.get(servicesContext), me, fields, new Date());
  });
  if ("errors" in done) {
    const init =
      "retryAfter" in done ? { status: 429, headers: { "Retry-After": String(done.retryAfter) } } : { status: 422 };
    const { form, ...errors } = done.errors;
    const { problems } = filled(deskWords[language].users, language).twoStep;
    const answer = formAnswer<"password" | "code">(null, { do: form }, errorsInWords(errors, problems));
    return data({ answer, codes: null, isFirst: false }, init);
  }
  if ("codes" in done) return { ...done, answer: null };
  const query = done.outcome ? `?${new URLSearchParams({ [OUTCOME]: done.outcome })}` : "";
  return redirect(TWO_STEP_PATH + query, 303);
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

/** Another tab may have started again or finished: a refusal also shows the current state. */
export const shouldRevalidate = readAgain;

export const meta = deskMeta((words) => words.users.twoStep.metaTitle);

export default function TwoStep({ loaderData: { step, since, outcome }, actionData }: Route.ComponentProps) {
  const { twoStep: words } = useWords("users");
  const answer = actionData?.answer ?? null;
  return (
    <>
      <p className="no-print">
        <Link to={ACCOUNT_PATH} className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      </p>
      <h1 className="mb-6 text-desk">{words.title}</h1>
      {outcome && !actionData && (
        <div className="mb-6">
          <DoneNotice tone="good" text={words.outcomes[outcome]} />
        </div>
      )}
      {actionData?.codes ? (
        <RecoveryCodes codes={actionData.codes} isFirst={actionData.isFirst} />
      ) : (
        <>
          {step.state === "off" && <BeginForm answer={answer} />}
          {step.state === "pending" && (
            <KeySetup appKey={step.key} address={step.address} qr={step.qr} answer={answer} />
          )}
          {step.state === "on" && since && <ManageForms since={since} codesLeft={step.codesLeft} answer={answer} />}
        </>
      )}
    </>
  );
}
