import { redirect } from "react-router";
import { DESK_PATH } from "~/lib/desk-path";
import { answerApi, readBody } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { localPath } from "~/lib/http/local-path";
import { barePath, englishPath, isLanguage, LANGUAGE_COOKIE } from "~/lib/language/language";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/language";

const YEAR = 365 * 24 * 60 * 60;

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const { fields } = await readBody(request);
    const { language } = fields;
    if (!isLanguage(language)) return jsonError(422, { error: "Unknown language.", fields: { language: "nl or en" } });
    // The rest of a path could point to another host once its prefix is off: so it is checked last.
    const path = localPath(barePath(localPath(fields.path, "/")), "/");
    const secure = context.get(servicesContext).env.SITE_URL.startsWith("https:") ? "; Secure" : "";
    return redirect(language === "en" && !path.startsWith(DESK_PATH) ? englishPath(path) : path, {
      status: 303,
      headers: {
        "Set-Cookie": `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly${secure}`,
      },
    });
  });
}
