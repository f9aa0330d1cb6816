import { findImport } from "~/features/leads/import/import-store.server";
import { writeRefusedRows } from "~/features/leads/import/refused-rows.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/refused-rows";

export function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  return answerApi(async () => {
    await requireUser(args);
    const { db } = context.get(servicesContext);
    const row = await findImport(db, params.import);
    const reader = { language: context.get(languageContext), now: new Date() };
    const file = row ? await writeRefusedRows(db, row, reader) : null;
    if (file === null) return jsonError(404, { error: "There are no such rows." });
    return new Response(file, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="refused.csv"',
        "Cache-Control": "no-store",
      },
    });
  });
}
