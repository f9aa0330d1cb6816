import { use, useEffect } from "react";
import { InlineMark } from "~/lib/http/inline-mark";
import { LATE_START_SCRIPT, STARTED } from "./late-start-script";

/** Stands behind the scripts of the page: starts them when a visitor is there, and tells when the page is alive. */
export function LateStart() {
  const mark = use(InlineMark);
  useEffect(() => {
    window.dispatchEvent(new Event(STARTED));
  }, []);
  return (
    <script nonce={mark} suppressHydrationWarning>
      {LATE_START_SCRIPT}
    </script>
  );
}
