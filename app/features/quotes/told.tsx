import type { ReactNode } from "react";
import { useFocusIfLost } from "~/components/ui/use-focus-if-lost";

/** Takes the focus if it is lost. */
export function Told({ children }: { children: ReactNode }) {
  return (
    <div ref={useFocusIfLost({ preventScroll: true })} tabIndex={-1} className="shadow-none outline-none">
      {children}
    </div>
  );
}
