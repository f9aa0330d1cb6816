import * as z from "zod/mini";
import { presenceSchema } from "~/features/notifications/presence/presence";
import { notePresence } from "~/features/notifications/presence/presence.server";
import { requireUserForApi } from "~/features/users/sessions/session.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/desk-presence";

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const user = await requireUserForApi(request, context);
    const told = z.safeParse(presenceSchema, (await readBody(request)).fields);
    if (!told.success) return jsonError(422, { error: "`isLooking` must be true or false, and `page` a UUID." });
    const { page = user.id, isLooking } = told.data;
    await notePresence(context.get(servicesContext).db, { userId: user.id, page }, isLooking);
    return new Response(null, { status: 204 });
  });
}
