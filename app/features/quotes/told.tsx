import { type ReactNode, useEffect, useRef } from "react";

/** Around what came of what the customer did. It takes the focus: the button that was pressed may be gone. */
export function Told({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The browser has come to the place that the address names.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1} className="shadow-none outline-none">
      {children}
    </div>
  );
}
