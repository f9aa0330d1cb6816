import { use, useEffect } from "react";
import { InlineMark } from "~/lib/http/inline-mark";
import { LATE_START_SCRIPT, STARTED } from "./late-start-script";

/** Stands behind the scripts of the page: starts them when a visitor is there, and tells when the page is alive. */
export function LateStart() {
  const mark = use(InlineMark);
  useEffect(() => {
    // Not in the midst of React's work: what a press does may have to show at once.
    queueMicrotask(() => window.dispatchEvent(new Event(STARTED)));
  }, []);
  return (
    <script nonce={mark} suppressHydrationWarning>
      {LATE_START_SCRIPT}
    </script>
  );
}
