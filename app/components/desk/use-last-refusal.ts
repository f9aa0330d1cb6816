import { useState } from "react";
import { useLocation } from "react-router";

/** Kept until another page is shown: the router forgets the answer of an action as soon as the page is refreshed. */
export function useLastRefusal<Refused extends object>(refused: Refused | null): Refused | null {
  const { key } = useLocation();
  const [last, keep] = useState({ key, refused });
  if (refused !== null && (refused !== last.refused || key !== last.key)) keep({ key, refused });
  return refused ?? (last.key === key ? last.refused : null);
}
