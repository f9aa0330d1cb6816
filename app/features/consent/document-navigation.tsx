import { useCallback, useEffect } from "react";
import { type BlockerFunction, createPath, useBlocker } from "react-router";
import { needsDocument } from "./document-rights";

/**
 * Goes to a page as to a new document where it may load more than this one: what the visitor has allowed meanwhile is
 * in the policy of the next document only. Back and Forward are left to the router.
 */
export function DocumentNavigation({ isMeasured }: { isMeasured: boolean }) {
  const isForDocument = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== "POP" &&
      nextLocation.pathname !== currentLocation.pathname &&
      needsDocument(nextLocation.pathname, isMeasured),
    [isMeasured],
  );
  const blocker = useBlocker(isForDocument);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // When the visitor comes back to this document, its router goes on as before.
    blocker.reset();
    window.location.assign(createPath(blocker.location));
  }, [blocker]);
  return null;
}
