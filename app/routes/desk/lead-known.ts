import { findKnownPeople } from "~/features/leads/by-hand/known-people.server";
import { fieldsInShared } from "~/features/leads/by-hand/shared-fields";
import { requireUser } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/lead-known";

/** The people whom a lead may be from, while it is typed. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  const { url, context } = args;
  return answerApi(async () => {
    await requireUser(args);
    const reader = { language: context.get(languageContext), now: new Date() };
    return Response.json(await findKnownPeople(context.get(servicesContext).db, fieldsInShared(url), reader));
  });
}
