import { localPath } from "~/lib/http/local-path";
import { DESK_PATH } from "./paths";

/** Where somebody wanted to go who has to sign in first: an address of the desk. */
export function nextPath(url: URL): string {
  const path = localPath(url.searchParams.get("next"), DESK_PATH);
  return path === DESK_PATH || path.startsWith(`${DESK_PATH}?`) || path.startsWith(`${DESK_PATH}/`) ? path : DESK_PATH;
}
