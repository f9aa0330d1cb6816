import type { ReactNode } from "react";
import { useFocusIfLost } from "~/components/ui/use-focus-if-lost";

/** Around what came of what the customer did, where the browser has come to by the address. */
export function Told({ children }: { children: ReactNode }) {
  return (
    <div ref={useFocusIfLost({ preventScroll: true })} tabIndex={-1} className="shadow-none outline-none">
      {children}
    </div>
  );
}
