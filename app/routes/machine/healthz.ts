import { jsonResponse } from "~/lib/http/json-response.server";

/** The process is up. */
export const loader = () => jsonResponse({ status: "ok" });
