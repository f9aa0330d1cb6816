import { exportFile, readExportFile } from "~/features/reports/exports/export-file.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/export";

export function loader(args: Route.LoaderArgs) {
  const { request, url, params, context } = args;
  return answerApi(async () => {
    const user = await requireOwner(args);
    const asked = readExportFile(params.file);
    if (!asked) throw jsonError(404, { error: "There is no such export." });
    const language = context.get(languageContext);
    const options = { ...asked, url, user, language, now: new Date(), signal: request.signal };
    return exportFile(context.get(servicesContext), options);
  });
}
