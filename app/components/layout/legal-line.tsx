import type { ReactNode } from "react";
import type { MenuEntry } from "~/content/menus";
import { useLanguage } from "~/lib/language/language-context";
import { DemoNote } from "./demo-note";
import { FooterLinks } from "./footer-links";
import { LanguageSwitch } from "./language-switch";

interface LegalLineProps {
  legal: readonly MenuEntry[];
  cookieSettings: ReactNode;
  className: string;
  children: ReactNode;
}

export function LegalLine({ legal, cookieSettings, className, children }: LegalLineProps) {
  const { t } = useLanguage();
  return (
    <div className={`wrap flex flex-wrap items-center gap-x-6 gap-y-1 text-small ${className}`}>
      <div className="flex w-full flex-wrap gap-x-6 gap-y-1">
        {children}
        <p>{t("footer.kvk")}</p>
        <p>{t("footer.vat")}</p>
        <DemoNote className="border-current" />
      </div>
      <FooterLinks links={legal} className="no-print flex flex-wrap gap-x-6">
        <li>{cookieSettings}</li>
      </FooterLinks>
      <div className="no-print -mx-2 md:ml-auto">
        <LanguageSwitch />
      </div>
    </div>
  );
}
