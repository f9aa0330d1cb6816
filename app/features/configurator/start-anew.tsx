import type { ReactNode } from "react";
import { usePageAddress } from "~/lib/page-address";
import { useHydrated } from "~/lib/use-hydrated";

interface StartAnewProps {
  onSelect: () => void;
  className: string;
  children: ReactNode;
}

export function StartAnew({ onSelect, className, children }: StartAnewProps) {
  const { pathname } = usePageAddress();
  if (!useHydrated()) {
    return (
      <a href={pathname} className={className}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" onClick={onSelect} className={className}>
      {children}
    </button>
  );
}
