import { Readable } from "node:stream";
import { redirect } from "react-router";
import { deskWords } from "~/content/desk/words.server";
import { exportPerson } from "~/features/privacy/find/export-person.server";
import { type Key, readKey } from "~/features/privacy/find/find-person.server";
import { OUTCOME_PARAM, privacyPath, TICKED_PARAM, WHO_PARAM } from "~/features/privacy/paths";
import { requireOwner } from "~/features/users/sessions/session.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { dayOf } from "~/lib/time/zoned-time";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/privacy-export";

/** A link, as after signing in, leads to the page it belongs to. */
export async function loader(args: Route.LoaderArgs) {
  await orDatabaseAway(() => requireOwner(args));
  return redirect(privacyPath());
}

/** A search by number exports the ticked rows alone. */
function nothingPath(key: Key | null, typed: string): string {
  if (!key) return privacyPath();
  return privacyPath({ [WHO_PARAM]: typed, ...("phone" in key && { [OUTCOME_PARAM]: "unticked" }) });
}

export function action(args: Route.ActionArgs) {
  const { request, context } = args;
  return answerApi(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request, [TICKED_PARAM]);
    const typed = String(fields[WHO_PARAM] ?? "");
    const ticked = [fields[TICKED_PARAM] ?? []].flat().map(String);
    const language = context.get(languageContext);
    const now = new Date();
    const key = readKey(typed);
    const zip = key && (await exportPerson(context.get(servicesContext), key, { user, language, now, ticked }));
    if (!zip) return redirect(nothingPath(key, typed), 303);
    const name = `${deskWords[language].privacyDesk.file.name}-${dayOf(now.toISOString())}.zip`;
    return new Response(Readable.toWeb(zip) as ReadableStream, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "no-store",
      },
    });
  });
}
