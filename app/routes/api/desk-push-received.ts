import * as z from "zod/mini";
import { receiptSchema, receivePush } from "~/features/notifications/receive-notice.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/desk-push-received";

/** The same answer for known and unknown ids. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const receipt = z.safeParse(receiptSchema, (await readBody(request)).fields);
    if (!receipt.success) return jsonError(422, { error: "`id` must be the id of a notification." });
    await receivePush(context.get(servicesContext), receipt.data, new Date());
    return new Response(null, { status: 204 });
  });
}
