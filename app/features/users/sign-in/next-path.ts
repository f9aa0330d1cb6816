import { DESK_PATH } from "~/lib/desk-path";
import { localPath } from "~/lib/http/local-path";

export function nextPath(url: URL): string {
  const path = localPath(url.searchParams.get("next"), DESK_PATH);
  return path === DESK_PATH || path.startsWith(`${DESK_PATH}?`) || path.startsWith(`${DESK_PATH}/`) ? path : DESK_PATH;
}
