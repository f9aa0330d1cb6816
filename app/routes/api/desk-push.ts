import { addDevice } from "~/features/notifications/devices.server";
import { requireUserForApi } from "~/features/users/sessions/session.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/desk-push";

/** `PushSubscription.toJSON()`. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const user = await requireUserForApi(request, context);
    const { fields } = await readBody(request);
    const userAgent = request.headers.get("User-Agent") ?? "";
    const id = await addDevice(context.get(servicesContext).db, fields, { user, userAgent, now: new Date() });
    if (id === null) return jsonError(422, { error: "This is not a subscription to a push service." });
    return jsonResponse({ id }, 201);
  });
}
