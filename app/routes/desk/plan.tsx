import { data, Form, Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { business } from "~/content/business";
import { plansCopy } from "~/content/desk/plans/plans-copy.server";
import { orRefusedAtDesk } from "~/features/desk/not-taken";
import { NEW_PLAN, PLANS_PATH } from "~/features/leads/plans/paths";
import { refusedPlan } from "~/features/leads/plans/plan-fields";
import { PlanForm } from "~/features/leads/plans/plan-form";
import { isShipped, readPlan } from "~/features/leads/plans/read-plans.server";
import { fieldsOfPlan, removePlan, savePlan } from "~/features/leads/plans/save-plan.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { newId } from "~/lib/new-id.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { fill } from "~/lib/text/fill";
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
    copy: plansCopy[language],
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const { db } = context.get(servicesContext);
    const by = { user, now: new Date() };
    if (fields.do === "remove")
      return redirect(planListAfter(await removePlan(db, params.plan, Number(fields.version), by)), 303);
    const saved = await savePlan(db, params.plan === NEW_PLAN ? null : params.plan, fields, by);
    if (saved.outcome === "saved") return redirect(planListAfter("saved"), 303);
    const errors = saved.outcome === "invalid" ? saved.errors : {};
    return data(refusedPlan(saved.outcome, fields, errors), { status: saved.outcome === "invalid" ? 422 : 409 });
  });
}

function planListAfter(outcome: string): string {
  return `${PLANS_PATH}?${new URLSearchParams({ outcome })}`;
}

/** What was typed stays, also beside a later version. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === undefined && defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefusedAtDesk(args, (problem, sent) =>
    problem === "failed" ? refusedPlan(problem, Object.fromEntries(sent)) : null,
  );

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? fill(loaderData.copy.metaTitle, { name: business.name }) : business.name);

export default function PlanPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { isNew, name, version, newId: made, canRemove, isShipped: ships, fields, copy } = loaderData;
  return (
    <>
      <Link to={PLANS_PATH} className="link inline-flex min-h-11 items-center text-small">
        {copy.back}
      </Link>
      <h1 className="mb-6 text-desk wrap-anywhere">{isNew ? copy.form.newTitle : name}</h1>
      <PlanForm
        key={`${params.plan} ${version}`}
        id={made}
        version={version}
        fields={fields}
        refused={actionData ?? null}
        copy={copy}
      />
      {canRemove && (
        <Form method="post" className="mt-8">
          <input type="hidden" name="do" value="remove" />
          <input type="hidden" name="version" value={version} />
          <button type="submit" className="link inline-flex min-h-11 items-center text-small">
            {ships ? copy.form.reset : copy.form.remove}
          </button>
        </Form>
      )}
    </>
  );
}
