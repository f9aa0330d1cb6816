import type { ReactNode } from "react";
import { useLanguage } from "~/lib/language/language-context";
import { Footer } from "./footer";
import { Header } from "./header";
import type { Identity, LayoutLink } from "./layout-data";

const MAIN_ID = "content";

interface SiteFrameProps {
  identity: Identity;
  headerMenu: readonly LayoutLink[];
  footerMenu: readonly LayoutLink[];
  services: readonly LayoutLink[];
  legal: readonly LayoutLink[];
  contactTo: string;
  year: number;
  children: ReactNode;
}

/** What stands around every public page: skip link, header, main and footer. */
export function SiteFrame({
  identity,
  headerMenu,
  footerMenu,
  services,
  legal,
  contactTo,
  year,
  children,
}: SiteFrameProps) {
  const { t } = useLanguage();
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-ink-950 px-5 py-3 font-semibold text-linen-50 focus:translate-y-0"
      >
        {t("skip.toContent")}
      </a>
      <Header identity={identity} menu={headerMenu} contactTo={contactTo} />
      <main id={MAIN_ID} tabIndex={-1} className="shadow-none outline-none">
        {children}
      </main>
      <Footer identity={identity} menu={footerMenu} services={services} legal={legal} year={year} />
    </>
  );
}
