import { data, redirect, useLocation } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { errorsInWords, formAnswer } from "~/components/forms/form-answer";
import type { DeskWords } from "~/content/desk/nl";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { InviteForm } from "~/features/users/invitations/invite-form";
import { InviteList } from "~/features/users/invitations/invite-list";
import { requireOwner } from "~/features/users/sessions/session.server";
import { USERS_PATH } from "~/features/users/sign-in/paths";
import { UserList } from "~/features/users/user-list";
import { changeUsers, readUsers } from "~/features/users/users-page.server";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/users";

const OUTCOME = "outcome";
type Words = DeskWords["users"]["users"];
type Outcome = keyof Words["outcomes"];
const BAD: readonly Outcome[] = ["invitedLater", "resentLater", "gone", "self", "conflict"];

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const shown = await orDatabaseAway(async () => {
    const { id } = await requireOwner(args);
    return readUsers(context.get(servicesContext).db, id, language, new Date());
  });
  const outcomes = Object.keys(deskWords[language].users.users.outcomes) as Outcome[];
  return { ...shown, outcome: outcomes.find((known) => known === url.searchParams.get(OUTCOME)) ?? null };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const language = context.get(languageContext);
  const { fields, outcome } = await orDatabaseAway(async () => {
    const { id, email } = await requireOwner(args);
    const { fields } = await readBody(request);
    const owner = { id, email, language };
    return { fields, outcome: await changeUsers(context.get(servicesContext), fields, owner, new Date()) };
  });
  if (outcome === "email" || outcome === "exists" || outcome === "open") {
    const { problems } = deskWords[language].users.users;
    return data(formAnswer<"email" | "role">(null, fields, errorsInWords({ email: outcome }, problems)), {
      status: 422,
    });
  }
  // Another owner has just withdrawn the rights: the page itself says so.
  const query = outcome === "forbidden" ? "" : `?${new URLSearchParams({ [OUTCOME]: outcome })}`;
  return redirect(USERS_PATH + query, 303);
}

/** If a colleague has already sent the invitation, it is then in the list. */
export const shouldRevalidate = readAgain;

export const meta = deskMeta((words) => words.users.users.metaTitle);

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { users, invites, outcome } = loaderData;
  const { users: words } = useWords("users");
  const { key } = useLocation();
  const isInvited = outcome === "invited" || outcome === "invitedLater";
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6">{words.subtitle}</p>
      {outcome && !actionData && (
        <div className="mb-6">
          <DoneNotice tone={BAD.includes(outcome) ? "bad" : "good"} text={words.outcomes[outcome]} />
        </div>
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div>
          <UserList users={users} />
          <InviteList invites={invites} />
        </div>
        <InviteForm answer={actionData ?? null} taken={isInvited ? key : null} />
      </div>
    </>
  );
}
