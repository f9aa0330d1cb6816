import { methodNotAllowed } from "~/lib/http/api.server";
import { jsonResponse } from "~/lib/http/json-response.server";
/** The process is up. */
export const loader = () => jsonResponse({ status: "ok" });

export const action = () => methodNotAllowed("GET");
