import { Mail, Phone } from "lucide-react";
import { Link } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { NEW_PLAN, planPath } from "~/features/leads/paths";
import { readPlans } from "~/features/leads/plans/read-plans.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/plans";

const OUTCOMES = ["saved", "removed", "reset", "gone"] as const;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const plans = await orDatabaseAway(async () => {
    await requireOwner(args);
    return readPlans(context.get(servicesContext).db, language);
  });
  return {
    plans: plans.map(({ id, name, isAuto, steps }) => ({
      id,
      name,
      isAuto,
      steps: steps.map(({ kind, day, texts }) => ({ kind, day, subject: texts[language].subject })),
    })),
    outcome: OUTCOMES.find((known) => known === url.searchParams.get("outcome")) ?? null,
  };
}

export const meta = deskMeta(({ plans }) => plans.metaTitle);

export default function Plans({ loaderData: { plans, outcome } }: Route.ComponentProps) {
  const words = useWords("plans");
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-desk">{words.title}</h1>
        <ButtonLink to={planPath(NEW_PLAN)} variant="quiet">
          {words.add}
        </ButtonLink>
      </div>
      <p className="mb-6 max-w-[70ch]">{words.subtitle}</p>
      {outcome && (
        <div className="mb-6 max-w-[46rem]">
          <DoneNotice tone={outcome === "gone" ? "bad" : "good"} text={words.outcomes[outcome]} />
        </div>
      )}
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {plans.map(({ id, name, isAuto, steps }) => (
          <li key={id} className="rounded-card border border-linen-200 bg-white p-4 sm:p-6">
            <h2 className="text-h3 wrap-anywhere">{name}</h2>
            <p className="mb-3 text-small text-ink-500">{isAuto ? words.auto.on : words.auto.off}</p>
            <ol className="grid gap-1.5">
              {steps.map(({ kind, day, subject }, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and do not move.
                <li key={nth} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 text-small">
                  <span className="font-semibold text-ink-950 tabular-nums">
                    {day === 0 ? words.day.first : fill(words.day.other, { day: String(day) })}
                  </span>
                  <span className="flex items-start gap-2 wrap-anywhere">
                    {kind === "call" ? (
                      <Phone aria-hidden="true" className="mt-1 size-4 shrink-0" />
                    ) : (
                      <Mail aria-hidden="true" className="mt-1 size-4 shrink-0" />
                    )}
                    <span className="min-w-0">
                      <span className="sr-only">{words.kinds[kind]}: </span>
                      {subject}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
            <Link to={planPath(id)} className="link mt-3 inline-flex min-h-11 items-center text-small">
              {words.edit}
              <span className="sr-only">: {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
