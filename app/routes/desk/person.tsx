import { data, redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { GonePage } from "~/features/desk/gone-page";
import { standingFor } from "~/features/leads/duplicates/dismissed.server";
import { changeByForm } from "~/features/leads/duplicates/merge-people.server";
import { handleLeadForm } from "~/features/leads/lead-page/handle-lead-form.server";
import { timelinePlace } from "~/features/leads/lead-page/timeline";
import { personPath } from "~/features/leads/paths";
import { PERSON_OUTCOMES, type PersonOutcome } from "~/features/leads/person";
import { PersonDesk } from "~/features/leads/person-page/person-desk";
import { readPerson } from "~/features/leads/person-page/read-person.server";
import { readWriting } from "~/features/mail/thread/read-writing.server";
import { linkToPrivacy } from "~/features/privacy/find/link-to-privacy.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { DESK_PATH } from "~/lib/desk-path";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/person";

const OUTCOME = "outcome";
const GOOD: readonly PersonOutcome[] = ["merged", "undone", "refused", "split", "mail-sent"];

/** One who was merged into another leads to that other. */
export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const { db, env } = context.get(servicesContext);
  const language = context.get(languageContext);
  const reader = { language, now: new Date() };
  const { person, user, writing } = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const standing = await standingFor(db, params.person);
    if (standing !== params.person) throw redirect(personPath(standing) + url.search);
    const place = timelinePlace(personPath(params.person), url);
    const person = await readPerson(db, params.person, reader, place);
    return { user, person, writing: person && (await readWriting(db, person.writeTo, { user, env, ...reader })) };
  });
  return data(
    {
      person,
      writing,
      outcome: PERSON_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
      privacy: person && linkToPrivacy(person, user.role, language),
    },
    { status: person ? 200 : 404 },
  );
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const services = context.get(servicesContext);
  return orDatabaseAway(async () => {
    const by = { user: await requireUser(args), now: new Date() };
    const { fields } = await readBody(request);
    const outcome: string =
      "mail" in fields
        ? `mail-${await handleLeadForm(services, { mail: fields.mail }, by)}`
        : await changeByForm(services, params.person, fields, by);
    return redirect(`${personPath(params.person)}?${new URLSearchParams({ [OUTCOME]: outcome })}`, 303);
  });
}

export const meta = deskMeta(({ people }) => people.page.metaTitle);

export default function PersonPage({ loaderData: { person, writing, outcome, privacy } }: Route.ComponentProps) {
  const { page } = useWords("people");
  if (!person) return <GonePage copy={page.gone} to={DESK_PATH} back={page.back} />;
  return (
    <>
      {outcome && (
        <div className="mb-6">
          <DoneNotice tone={GOOD.includes(outcome) ? "good" : "bad"} text={page.outcomes[outcome]} />
        </div>
      )}
      <PersonDesk key={person.card.id} person={person} writing={writing} privacy={privacy} />
    </>
  );
}
