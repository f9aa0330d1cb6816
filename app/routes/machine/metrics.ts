import { hasBearerToken } from "~/lib/http/bearer-token.server";
import { jsonError } from "~/lib/http/json-error.server";
import { EXPOSITION_TYPE, exposition } from "~/platform/monitoring/exposition.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/metrics";

/** The address exists only if METRICS_TOKEN is set. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { env, metrics } = context.get(servicesContext);
  if (env.METRICS_TOKEN === undefined) return jsonError(404, { error: "There is nothing at this address." });
  if (!hasBearerToken(request, env.METRICS_TOKEN))
    return jsonError(401, { error: "This address wants a token." }, { "WWW-Authenticate": "Bearer" });
  const headers = { "Content-Type": EXPOSITION_TYPE, "Cache-Control": "no-store" };
  return new Response(exposition(await metrics.read()), { headers });
}
