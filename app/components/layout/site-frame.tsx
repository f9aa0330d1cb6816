import type { ReactNode } from "react";
import type { MenuEntry } from "~/content/menus";
import { Footer } from "./footer";
import { Header } from "./header";
import type { Identity } from "./layout-data";
import { MainContent } from "./main-content";

interface SiteFrameProps {
  identity: Identity;
  headerMenu: readonly MenuEntry[];
  footerMenu: readonly MenuEntry[];
  services: readonly MenuEntry[];
  legal: readonly MenuEntry[];
  /** The invitation to the newsletter. */
  newsletter: ReactNode;
  /** Opens what a visitor allowed, to be changed. */
  cookieSettings: ReactNode;
  contactTo: string;
  year: number;
  children: ReactNode;
}

/** What stands around every public page: header, main and footer. */
export function SiteFrame({
  identity,
  headerMenu,
  footerMenu,
  services,
  legal,
  newsletter,
  cookieSettings,
  contactTo,
  year,
  children,
}: SiteFrameProps) {
  return (
    <>
      <Header identity={identity} menu={headerMenu} contactTo={contactTo} />
      <MainContent>{children}</MainContent>
      <Footer
        identity={identity}
        menu={footerMenu}
        services={services}
        legal={legal}
        newsletter={newsletter}
        cookieSettings={cookieSettings}
        year={year}
      />
    </>
  );
}
