import { jsonResponse } from "~/lib/http/json-response.server";

export const loader = () => jsonResponse({ status: "ok" });
