import { DESK_PATH } from "~/features/auth/paths";

/** One page of a list of the desk: the requests, or those that are kept as spam. */
export interface LeadPlace {
  status: "new" | "spam";
  /** Where the page starts; null for the newest. */
  cursor: string | null;
}

/** The page that an address of the desk asks for. */
export function leadPlace({ searchParams }: URL): LeadPlace {
  return {
    status: searchParams.get("status") === "spam" ? "spam" : "new",
    cursor: searchParams.get("cursor"),
  };
}

/** The address of a page, with `more` in its query. */
export function leadPath({ status, cursor }: LeadPlace, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(status === "spam" && { status }),
    ...(cursor !== null && { cursor }),
    ...more,
  });
  return query.size > 0 ? `${DESK_PATH}?${query}` : DESK_PATH;
}
