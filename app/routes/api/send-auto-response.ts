import * as z from "zod/mini";
import { firstErrors } from "~/components/forms/field-errors";
import { autoResponseSchema } from "~/features/requests/auto-response";
import { sendAutoResponse } from "~/features/requests/submit-request.server";
import { requireOwnerForApi } from "~/features/users/sessions/session.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/send-auto-response";
import { refusedFields } from "./refused-fields.server";

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    await requireOwnerForApi(request, context);
    const { fields } = await readBody(request);
    const language = context.get(languageContext);
    const parsed = z.safeParse(autoResponseSchema, fields);
    if (!parsed.success) return refusedFields(firstErrors(parsed.error), language);
    const status = await sendAutoResponse(context.get(servicesContext), parsed.data, language);
    return jsonResponse({ status });
  });
}
