import { redirect } from "react-router";
import { checkPageCopy } from "~/content/site/website-check-page/check-page-copy.server";
import { askForCheck } from "~/features/website-check/ask-check.server";
import type { CheckFormState } from "~/features/website-check/check-form-state";
import { checkFormContext, refusedForm } from "~/features/website-check/check-form-state.server";
import { CHECK_PAGE, checkPath } from "~/features/website-check/paths";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { answerApi, DATABASE_RETRY_AFTER, methodNotAllowed, readBody } from "~/lib/http/api.server";
import { fieldErrors, tooManyRequests } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { isEnglishAddress, pathIn } from "~/lib/language/language";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/website-checks";
import { formPage, renderAgain } from "./request-answers.server";

export function loader(): Response {
  return methodNotAllowed("POST");
}

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const { kind, fields } = await readBody(request);
    if (isEnglishAddress(formPage(fields.page) ?? "/")) context.set(languageContext, "en");
    const services = context.get(servicesContext);
    const language = context.get(languageContext);
    const url = typeof fields.url === "string" ? fields.url : "";
    const again = (state: CheckFormState, status: number, headers: Record<string, string> = {}) => {
      const prepare = (next: typeof context) => next.set(checkFormContext, state);
      return renderAgain(pathIn(CHECK_PAGE, language), prepare, { status, headers }, context);
    };
    try {
      const asked = await askForCheck(services, fields, { language, address: context.get(clientAddressContext) });
      if (asked.outcome === "asked") {
        const path = pathIn(checkPath(asked.token), language);
        if (kind === "form") return redirect(path, 303);
        return jsonResponse({ token: asked.token, url: services.env.SITE_URL + path }, 202);
      }
      const state = refusedForm(asked, url, language);
      if (asked.outcome === "invalid") {
        return kind === "json" ? fieldErrors({ url: state.error ?? "" }) : await again(state, 422);
      }
      if (kind === "json") return tooManyRequests(asked.retryAfter);
      return await again(state, 429, { "Retry-After": String(asked.retryAfter) });
    } catch (error) {
      if (kind === "json" || !isDatabaseAway(error)) throw error;
      const { failed } = checkPageCopy[language].form;
      return again({ url, error: null, notice: failed }, 503, DATABASE_RETRY_AFTER);
    }
  });
}
