import { redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { ConsentTable } from "~/features/privacy/find/consent-table";
import { PersonFound } from "~/features/privacy/find/person-found";
import { PersonSearch } from "~/features/privacy/find/person-search";
import { presentConsents } from "~/features/privacy/find/present-consents.server";
import { presentPerson } from "~/features/privacy/find/present-person.server";
import { OUTCOME_PARAM, privacyPath, WHO_PARAM } from "~/features/privacy/paths";
import { presentRounds } from "~/features/privacy/retention/present-rounds.server";
import { RetentionCard } from "~/features/privacy/retention/retention-card";
import { requireOwner } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/privacy";

const OUTCOMES = ["erased", "nothing", "unticked", "desk", "done", "failed", "running"] as const;
const GOOD: readonly (typeof OUTCOMES)[number][] = ["erased", "done", "running"];
/** Milliseconds. */
const ROUND_PATIENCE = 4_000;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const services = context.get(servicesContext);
  const reader = { language: context.get(languageContext), now: new Date() };
  const typed = url.searchParams.get(WHO_PARAM)?.trim() ?? "";
  return orDatabaseAway(async () => {
    await requireOwner(args);
    return {
      typed,
      person: typed ? await presentPerson(services, typed, reader) : null,
      rounds: await presentRounds(services.db, reader),
      consents: await presentConsents(services.consentCounts, reader.language),
      outcome: OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME_PARAM)) ?? null,
    };
  });
}

export async function action(args: Route.ActionArgs) {
  const { retention } = args.context.get(servicesContext);
  const outcome = await orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const round = await retention.runFor(user, ROUND_PATIENCE);
    return round?.outcome === "done" || round?.outcome === "failed" ? round.outcome : "running";
  });
  return redirect(privacyPath({ [OUTCOME_PARAM]: outcome }), 303);
}

export const meta = deskMeta(({ privacyDesk }) => privacyDesk.metaTitle);

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { typed, person, rounds, consents, outcome } = loaderData;
  const words = useWords("privacyDesk");
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-8 max-w-[70ch]">{words.subtitle}</p>
      {outcome && (
        <div className="mb-8">
          <DoneNotice tone={GOOD.includes(outcome) ? "good" : "bad"} text={words.outcomes[outcome]} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PersonSearch typed={typed} isInvalid={person?.kind === "invalid"} />
          {person && person.kind !== "invalid" && <PersonFound person={person} />}
        </div>
        <RetentionCard rounds={rounds} />
        <ConsentTable days={consents} />
      </div>
    </>
  );
}
