import { requireUserForApi } from "~/features/auth/session.server";
import { notePresence } from "~/features/presence/presence.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/desk-presence";

/** Notes that whoever is signed in has the desk before their eyes, or has turned away. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const user = await requireUserForApi(request, context);
    const { isLooking } = (await readBody(request)).fields;
    if (typeof isLooking !== "boolean") return jsonError(422, { error: "`isLooking` must be true or false." });
    await notePresence(context.get(servicesContext).db, user.id, isLooking);
    return new Response(null, { status: 204 });
  });
}
