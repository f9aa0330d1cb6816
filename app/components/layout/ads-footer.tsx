import type { ReactNode } from "react";
import type { MenuEntry } from "~/content/menus";
import { LegalLine } from "./legal-line";

interface AdsFooterProps {
  name: string;
  legal: readonly MenuEntry[];
  cookieSettings: ReactNode;
}

/** Who we are and our terms, and nothing that leads away. */
export function AdsFooter({ name, legal, cookieSettings }: AdsFooterProps) {
  return (
    <footer className="on-dark bg-indigo-900 text-indigo-100">
      <div className="selvedge bg-linen-50" />
      <LegalLine legal={legal} cookieSettings={cookieSettings} className="py-6">
        <p className="font-semibold text-white">{name}</p>
      </LegalLine>
    </footer>
  );
}
