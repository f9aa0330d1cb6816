import { business } from "~/content/business";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/security";

/** Half a year, which is less than the year that RFC 9116 recommends. */
const MONTHS_AHEAD = 6;

/** The first of a month, so that the response stays the same as long as possible. */
function expiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD)).toISOString();
}

/** RFC 9116. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { SITE_URL } = context.get(servicesContext).env;
  const lines = [
    `Contact: mailto:${business.email}`,
    `Expires: ${expiry(new Date())}`,
    "Preferred-Languages: nl, en",
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
