import * as z from "zod/mini";
import { findByToken } from "~/features/quotes/customer/answer-quote.server";
import { quoteViewSchema, recordQuoteView } from "~/features/quotes/customer/record-view.server";
import { authContext, readSession } from "~/features/users/sessions/session.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { fieldErrors, jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quote-views";

/** Users of the desk do not count. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const { fields } = await readBody(request);
    const parsed = z.safeParse(quoteViewSchema, fields);
    if (!parsed.success) return fieldErrors({ token: "Not valid." });
    const services = context.get(servicesContext);
    const quote = await findByToken(services.db, parsed.data.token);
    if (!quote) return jsonError(404, { error: "There is no such quote." });
    const session = await readSession(context.get(authContext), request.headers, { renew: false });
    if (!session) await recordQuoteView(services, quote, new Date());
    return new Response(null, { status: 204 });
  });
}
