import { data, Form, Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { formAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { NEW_PLAN, PLANS_PATH } from "~/features/leads/paths";
import { PlanForm } from "~/features/leads/plans/plan-form";
import { isShipped, readPlan } from "~/features/leads/plans/read-plans.server";
import { fieldsOfPlan, removePlan, savePlan } from "~/features/leads/plans/save-plan.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readVersion } from "~/lib/db/read-version";
import { readBody } from "~/lib/http/api.server";
import { newId } from "~/lib/new-id.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/plan";

const EMPTY = { name: "", isAuto: false, steps: [], version: 0 };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const language = context.get(languageContext);
  const isNew = params.plan === NEW_PLAN;
  const plan = await orDatabaseAway(async () => {
    await requireOwner(args);
    return isNew ? EMPTY : readPlan(context.get(servicesContext).db, params.plan, language);
  });
  if (!plan) throw redirect(planListAfter("gone"));
  const { name, isAuto, steps, version } = plan;
  return {
    isNew,
    name,
    version,
    newId: newId(),
    canRemove: !isNew && version > 0,
    isShipped: isShipped(params.plan),
    fields: { name, is_auto: isAuto ? "on" : "", ...fieldsOfPlan(steps) },
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const { db } = context.get(servicesContext);
    const language = context.get(languageContext);
    const by = { user, now: new Date(), language };
    if (fields.do === "remove")
      return redirect(planListAfter(await removePlan(db, params.plan, readVersion(fields.version), by)), 303);
    const saved = await savePlan(db, params.plan === NEW_PLAN ? null : params.plan, fields, by);
    if (saved.outcome === "saved") return redirect(planListAfter("saved"), 303);
    const { form: words } = deskWords[language].plans;
    if (saved.outcome === "conflict") return data(formAnswer(words.conflict, fields), { status: 409 });
    return data(formAnswer(words.invalid, fields, saved.errors), { status: 422 });
  });
}

function planListAfter(outcome: string): string {
  return `${PLANS_PATH}?${new URLSearchParams({ outcome })}`;
}

/** The typed values stay, also beside a later version. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === undefined && defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ form }, sent) => (sent.has("name") ? form : null));

export const meta = deskMeta(({ plans }) => plans.metaTitle);

export default function PlanPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { isNew, name, version, newId: made, canRemove, isShipped: ships, fields } = loaderData;
  const words = useWords("plans");
  return (
    <>
      <Link to={PLANS_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="mb-6 text-desk wrap-anywhere">{isNew ? words.form.newTitle : name}</h1>
      <PlanForm
        key={`${params.plan} ${version}`}
        id={made}
        version={version}
        fields={fields}
        answer={actionData ?? null}
      />
      {canRemove && (
        <Form method="post" className="mt-8">
          <input type="hidden" name="do" value="remove" />
          <input type="hidden" name="version" value={version} />
          <button type="submit" className="link inline-flex min-h-11 items-center text-small">
            {ships ? words.form.reset : words.form.remove}
          </button>
        </Form>
      )}
    </>
  );
}
