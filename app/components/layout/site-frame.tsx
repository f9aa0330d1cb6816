import type { ReactNode } from "react";
import type { MenuEntry } from "~/content/menus";
import { Footer } from "./footer";
import { Header } from "./header";
import type { Identity } from "./layout-data";
import { MainContent, SkipLink } from "./main-content";

interface SiteFrameProps {
  identity: Identity;
  headerMenu: readonly MenuEntry[];
  footerMenu: readonly MenuEntry[];
  services: readonly MenuEntry[];
  legal: readonly MenuEntry[];
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
  return (
    <>
      <SkipLink />
      <Header identity={identity} menu={headerMenu} contactTo={contactTo} />
      <MainContent>{children}</MainContent>
      <Footer identity={identity} menu={footerMenu} services={services} legal={legal} year={year} />
    </>
  );
}
