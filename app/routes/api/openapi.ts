import { methodNotAllowed } from "~/lib/http/api.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/openapi";
import { openApiDocument } from "./openapi-document.server";

export function loader({ context }: Route.LoaderArgs): Response {
  return Response.json(openApiDocument(context.get(servicesContext).env.SITE_URL), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
}

export const action = () => methodNotAllowed("GET");
