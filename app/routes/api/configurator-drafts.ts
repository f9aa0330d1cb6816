import { mailDraft } from "~/features/configurator/drafts.server";
import { LIST_FIELDS } from "~/features/configurator/plain-form.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { tooManyRequests } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { isLanguage } from "~/lib/language/language";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/configurator-drafts";
import { refusedFields } from "./refused-fields.server";

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const { fields } = await readBody(request, LIST_FIELDS);
    if (isLanguage(fields.language)) context.set(languageContext, fields.language);
    const language = context.get(languageContext);
    const mailed = await mailDraft(context.get(servicesContext), fields, {
      language,
      address: context.get(clientAddressContext),
      mode: fields.mode === "subscription" ? "subscription" : "website",
    });
    if (mailed.outcome === "limited") {
      return tooManyRequests(mailed.retryAfter);
    }
    if (mailed.outcome === "invalid") return refusedFields(mailed.errors, language);
    return jsonResponse({ status: mailed.confirmation }, 201);
  });
}
