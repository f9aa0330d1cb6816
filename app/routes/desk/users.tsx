import { data, redirect, useLocation } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { business } from "~/content/business";
import { type UsersCopy, usersCopy } from "~/content/desk/users/users-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { InviteForm, type InviteFormProblem, type TypedInvite } from "~/features/users/invitations/invite-form";
import { InviteList } from "~/features/users/invitations/invite-list";
import { USERS_PATH } from "~/features/users/paths";
import { requireOwner } from "~/features/users/sessions/session.server";
import { UserList } from "~/features/users/user-list";
import { changeUsers, readUsers } from "~/features/users/users-page.server";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/users";

const OUTCOME = "outcome";
type Outcome = keyof UsersCopy["users"]["outcomes"];
const BAD: readonly Outcome[] = ["invitedLater", "resentLater", "gone", "self", "conflict"];
const PROBLEMS: readonly string[] = ["email", "exists", "open"] satisfies InviteFormProblem[];

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const shown = await orDatabaseAway(async () => {
    const { id } = await requireOwner(args);
    return readUsers(context.get(servicesContext).db, id, language, new Date());
  });
  const { users: copy, roles } = pageCopy(usersCopy, language);
  const outcome = (Object.keys(copy.outcomes) as Outcome[]).find((known) => known === url.searchParams.get(OUTCOME));
  return { ...shown, outcome: outcome ?? null, copy, roles };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { fields, outcome } = await orDatabaseAway(async () => {
    const { id, email } = await requireOwner(args);
    const { fields } = await readBody(request);
    const owner = { id, email, language: context.get(languageContext) };
    return { fields, outcome: await changeUsers(context.get(servicesContext), fields, owner, new Date()) };
  });
  if (PROBLEMS.includes(outcome)) {
    const typed = { email: String(fields.email ?? ""), role: String(fields.role ?? "") };
    return data({ ...typed, problem: outcome } as TypedInvite, { status: 422 });
  }
  // Somebody else has just withdrawn the rights: the page itself says so.
  const query = outcome === "forbidden" ? "" : `?${new URLSearchParams({ [OUTCOME]: outcome })}`;
  return redirect(USERS_PATH + query, 303);
}

/** If a colleague has already sent the invitation, it is then in the list. */
export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { users, invites, outcome, copy, roles } = loaderData;
  const { key } = useLocation();
  const isInvited = outcome === "invited" || outcome === "invitedLater";
  return (
    <>
      <h1 className="text-desk">{copy.title}</h1>
      <p className="mt-2 mb-6">{copy.subtitle}</p>
      {outcome && !actionData && (
        <div className="mb-6">
          <DoneNotice tone={BAD.includes(outcome) ? "bad" : "good"} text={copy.outcomes[outcome]} />
        </div>
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div>
          <UserList users={users} copy={copy} roles={roles} />
          <InviteList invites={invites} copy={copy} roles={roles} />
        </div>
        <InviteForm copy={copy} roles={roles} typed={actionData ?? null} taken={isInvited ? key : null} />
      </div>
    </>
  );
}
