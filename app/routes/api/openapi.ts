import { servicesContext } from "~/services.server";
import type { Route } from "./+types/openapi";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  // Built from every schema, for the few who ask: starting need not wait for it.
  const { openApiDocument } = await import("./openapi-document.server");
  return Response.json(openApiDocument(context.get(servicesContext).env.SITE_URL), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
}
