import * as z from "zod/mini";
import { consentRecordSchema } from "~/features/consent/consent-record";
import { logConsent } from "~/features/consent/consent-store.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { fieldErrors, tooManyRequests } from "~/lib/http/json-error.server";
import { clientAddressContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/consent";

/** The network address counts for the limit, and is not stored with it. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const { fields } = await readBody(request);
    const { db, limits } = context.get(servicesContext);
    const allowance = await limits.consentsByAddress.consume(context.get(clientAddressContext));
    if (!allowance.allowed) {
      return tooManyRequests(allowance.retryAfter);
    }
    const parsed = z.safeParse(consentRecordSchema, fields);
    if (!parsed.success) {
      return fieldErrors(Object.fromEntries(parsed.error.issues.map(({ path }) => [path.join("."), "Not valid."])));
    }
    await logConsent(db, parsed.data, new Date());
    return new Response(null, { status: 204 });
  });
}
