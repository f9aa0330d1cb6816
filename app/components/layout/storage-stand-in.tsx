import { use } from "react";
import { InlineMark } from "~/lib/http/inline-mark";
import { STORAGE_SCRIPT } from "./storage-script";

/** Comes before everything that restores something from session storage. */
export function StorageStandIn() {
  const mark = use(InlineMark);
  return (
    <script nonce={mark} suppressHydrationWarning>
      {STORAGE_SCRIPT}
    </script>
  );
}
