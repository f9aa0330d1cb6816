import { isDeskPath } from "~/lib/desk-path";
import { cookieChoice } from "./browser-cookies";
import type { Choice } from "./choice";
import { holdsMap } from "./purposes";

/** What a document may load from others, by its Content-Security-Policy. */
export interface DocumentRights {
  analytics: boolean;
  map: boolean;
}

/** What the page at `pathname` may load for who chose `choice`. The server decides by it, and the browser knows it. */
export function rightsAt(pathname: string, choice: Choice | null, isMeasured: boolean): DocumentRights {
  return {
    analytics: isMeasured && !isDeskPath(pathname) && choice?.analytics === true,
    map: choice?.map === true && holdsMap(pathname),
  };
}

/** The address and the choice that this document was asked for with: its policy does not change any more. */
const asked = typeof document === "undefined" ? null : { pathname: window.location.pathname, choice: cookieChoice() };

/** What the policy of this document allows, on a site that measures; nothing on the server. */
export function documentRights(): DocumentRights {
  return rightsAt(asked?.pathname ?? "", asked?.choice ?? null, true);
}
