import { use } from "react";
import { InlineMark } from "~/lib/http/inline-mark";
import { STORAGE_SCRIPT } from "./storage-script";

/** Stands before everything that restores something from session storage. */
export function StorageStandIn() {
  const mark = use(InlineMark);
  return (
    <script nonce={mark} suppressHydrationWarning>
      {STORAGE_SCRIPT}
    </script>
  );
}
