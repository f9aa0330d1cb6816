import { methodNotAllowed } from "~/lib/http/api.server";
/** The process is up. */
export const loader = () => Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });

export const action = () => methodNotAllowed("GET");
