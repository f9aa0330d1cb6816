import type { ReactNode } from "react";
import type { MenuEntry } from "~/content/menus";
import { Header } from "./header";
import type { Identity } from "./layout-data";
import { MainContent } from "./main-content";

interface SiteFrameProps {
  identity: Identity;
  headerMenu: readonly MenuEntry[];
  contactTo: string;
  footer: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ identity, headerMenu, contactTo, footer, children }: SiteFrameProps) {
  return (
    <>
      <Header identity={identity} menu={headerMenu} contactTo={contactTo} />
      <MainContent>{children}</MainContent>
      {footer}
    </>
  );
}
