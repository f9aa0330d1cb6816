import { oldestUnsent } from "~/features/mail/outbox/outbox-store.server";
import { listAlerts } from "~/features/notifications/alerts/alert-store.server";
import { type Db, isMigrated } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/readyz";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { background: db, log } = context.get(servicesContext);
  const headers = { "Cache-Control": "no-store" };
  try {
    // One connection serves all queries: many requests wait for one after a start, and each query would wait again.
    const state = await db.connection().execute(stateOf);
    if (!state) return Response.json({ status: "migrating" }, { status: 503, headers });
    return Response.json({ status: "ready", ...state }, { headers });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.warn({ err: error }, "not ready");
    return Response.json({ status: "database away" }, { status: 503, headers: { ...headers, "Retry-After": "5" } });
  }
}

/** Null while the schema is not the newest. */
async function stateOf(db: Db) {
  if (!(await isMigrated(db))) return null;
  const [alerts, oldest] = await Promise.all([listAlerts(db), oldestUnsent(db)]);
  return { oldest_unsent_mail_seconds: oldest, troubles: [...new Set(alerts.map(({ cause }) => cause))] };
}
