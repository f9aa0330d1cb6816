import { sendTestMails } from "~/features/meta-leads/send-test-mails.server";
import { requireOwnerForApi } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/test-meta-ads-emails";

/** The body is not read: there is nothing to say. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    await requireOwnerForApi(request, context);
    const sent = await sendTestMails(context.get(servicesContext), context.get(languageContext));
    if (sent.outcome === "failed") return jsonError(502, { error: sent.reason });
    return Response.json({ status: "sent", to: sent.to }, { headers: { "Cache-Control": "no-store" } });
  });
}
