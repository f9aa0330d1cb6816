import { servicesContext } from "~/services.server";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs): Response {
  const { SITE_URL } = context.get(servicesContext).env;
  const lines = ["User-agent: *", "Disallow: /admin", "Disallow: /api/", "", `Sitemap: ${SITE_URL}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
