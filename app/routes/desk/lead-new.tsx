import { data, replace } from "react-router";
import { v4 as uuidv4 } from "uuid";
import { isAway } from "~/components/forms/or-refused";
import { deskMeta } from "~/features/desk/desk-meta";
import { readHandLead } from "~/features/leads/by-hand/hand-lead";
import { HandLeadPage } from "~/features/leads/by-hand/hand-lead-page";
import { findKnownPeople } from "~/features/leads/by-hand/known-people.server";
import { type HandAnswer, postHandLead, textsOf } from "~/features/leads/by-hand/post-hand-lead";
import { fieldsInShared, isShared } from "~/features/leads/by-hand/shared-fields";
import { WAITING_PARAM } from "~/features/leads/by-hand/sheet-address";
import { storeHandLead } from "~/features/leads/by-hand/store-hand-lead.server";
import { dropWaiting } from "~/features/leads/by-hand/waiting-leads";
import { leadPath } from "~/features/leads/paths";
import { requireUser } from "~/features/users/sessions/session.server";
import { DESK_PATH } from "~/lib/desk-path";
import { readBody } from "~/lib/http/api.server";
import { newId } from "~/lib/new-id.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/lead-new";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const fields = fieldsInShared(url);
  const known = await orDatabaseAway(async () => {
    await requireUser(args);
    return findKnownPeople(context.get(servicesContext).db, fields, { language, now: new Date() });
  });
  return { id: newId(), fields, known, isShared: isShared(url), isAway: false };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const services = context.get(servicesContext);
  const user = await orDatabaseAway(() => requireUser(args));
  const { fields } = await readBody(request);
  const now = new Date();
  const read = readHandLead(fields);
  return orDatabaseAway(async () => {
    if (read.errors) {
      const typed = textsOf(fields);
      const reader = { language: context.get(languageContext), now };
      const known = await findKnownPeople(services.db, typed, reader);
      return data<HandAnswer>({ problem: "invalid", fields: typed, errors: read.errors, known }, { status: 422 });
    }
    const lead = await storeHandLead(services, read.lead, { user, now });
    // Going back to this page would show an empty one.
    return replace(lead ? `${leadPath(lead)}?outcome=saved` : DESK_PATH, 303);
  });
}

/** Opens an empty sheet where there is no connection. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isAway(error)) throw error;
    const url = new URL(request.url);
    return { id: uuidv4(), fields: fieldsInShared(url), known: [], isShared: isShared(url), isAway: true };
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const corrected = new URL(request.url).searchParams.get(WAITING_PARAM);
  return postHandLead(serverAction, {
    sent: await request.clone().formData(),
    onTaken: () => corrected && dropWaiting(corrected),
  });
}

export const meta = deskMeta(({ leadByHand }) => leadByHand.metaTitle);

export default function NewLead({ loaderData: { id, fields, known, isShared }, actionData }: Route.ComponentProps) {
  return <HandLeadPage start={{ id, fields, known }} isShared={isShared} answer={actionData ?? null} />;
}
