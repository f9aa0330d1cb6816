import { useEffect } from "react";
import { shownCount } from "~/lib/text/shown-count";

export function useWaitingCount(count: number): void {
  // Each page sets its own title.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\+?\) /, "");
    document.title = count > 0 ? `(${shownCount(count).text}) ${title}` : title;
  });
  useEffect(() => {
    // Where the desk is not installed there is no icon: the browser may then reject this.
    void navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
}
