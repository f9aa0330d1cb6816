import { isDeskPath } from "~/lib/desk-path";
import type { DocumentRights } from "~/lib/http/document-rights";
import type { Choice } from "./choice";
import { holdsMap } from "./purposes";

/** Both the server and the browser go by it. */
export function rightsAt(pathname: string, choice: Choice | null, isMeasured: boolean): DocumentRights {
  return {
    analytics: isMeasured && !isDeskPath(pathname) && choice?.analytics === true,
    map: choice?.map === true && holdsMap(pathname),
  };
}
