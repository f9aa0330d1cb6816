import * as z from "zod/mini";
import { presenceSchema, recordPresence } from "~/features/notifications/presence/presence.server";
import { requireUserForApi } from "~/features/users/sessions/session.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/desk-presence";

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const user = await requireUserForApi(request, context);
    const told = z.safeParse(presenceSchema, (await readBody(request)).fields);
    if (!told.success)
      return jsonError(422, { error: "`isLooking` must be true or false, `page` and `writing` UUIDs." });
    const { page = user.id, writing } = told.data;
    const { db, live } = context.get(servicesContext);
    await recordPresence(db, { userId: user.id, page }, told.data);
    if (writing) void live.publish({ kind: "writing", lead: writing, user: user.id });
    return new Response(null, { status: 204 });
  });
}
