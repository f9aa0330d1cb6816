import { useEffect } from "react";
import { shownCount } from "~/lib/shown-count";

/** Shows how much waits in the title of the page, and on the icon of the desk where it is installed (Badging API). */
export function useWaitingCount(count: number): void {
  // After every change of the page: its title is its own.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\+?\) /, "");
    document.title = count > 0 ? `(${shownCount(count).text}) ${title}` : title;
  });
  useEffect(() => {
    // Nothing shows where the desk is not installed: the browser may then say no.
    void navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
}
