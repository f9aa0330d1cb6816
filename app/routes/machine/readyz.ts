import { listAlerts } from "~/features/alerts/store.server";
import { oldestUnsent } from "~/features/mail/store.server";
import { isDatabaseAway, isMigrated } from "~/lib/db/database.server";
import { methodNotAllowed } from "~/lib/http/api.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/readyz";

/**
 * Whether requests can be stored: the database answers and has the newest schema. Tells how old the oldest unsent mail is,
 * and what the owner was told is wrong.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, log } = context.get(servicesContext);
  const headers = { "Cache-Control": "no-store" };
  try {
    if (!(await isMigrated(db))) return Response.json({ status: "migrating" }, { status: 503, headers });
    const troubles = [...new Set((await listAlerts(db)).map(({ cause }) => cause))];
    return Response.json(
      { status: "ready", oldest_unsent_mail_seconds: await oldestUnsent(db), troubles },
      { headers },
    );
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.warn({ err: error }, "not ready");
    return Response.json({ status: "database away" }, { status: 503, headers: { ...headers, "Retry-After": "5" } });
  }
}

export const action = () => methodNotAllowed("GET");
