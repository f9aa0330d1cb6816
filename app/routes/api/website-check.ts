import { findCheckByToken } from "~/features/website-check/ask-check.server";
import { isOver, listFindings } from "~/features/website-check/shown-check.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/website-check";

export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    const row = await findCheckByToken(context.get(servicesContext).db, params.token, new Date());
    if (!row) return jsonError(404, { error: "There is no such check." });
    return jsonResponse({
      state: isOver(row) ? row.state : "running",
      findings: listFindings(row, context.get(languageContext)),
    });
  });
}
