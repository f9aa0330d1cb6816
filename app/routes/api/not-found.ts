import { jsonError } from "~/lib/http/json-error.server";

const notFound = () => jsonError(404, { error: "There is nothing at this address." });

export const loader = notFound;
export const action = notFound;
