import type { ReactNode } from "react";
import type { MenuEntry } from "~/content/menus";
import { Header } from "./header";
import type { Identity } from "./layout-data";
import { MainContent } from "./main-content";

interface SiteFrameProps {
  identity: Identity;
  headerMenu: readonly MenuEntry[];
  contactTo: string;
  notice: string | null;
  footer: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ identity, headerMenu, contactTo, notice, footer, children }: SiteFrameProps) {
  return (
    <>
      <Header identity={identity} menu={headerMenu} contactTo={contactTo} />
      {notice && <SiteNotice text={notice} className="mt-18 md:mt-20" />}
      <MainContent className={notice ? "-mt-18 md:-mt-20" : ""}>{children}</MainContent>
      {footer}
    </>
  );
}

/** A notice below the header, over the space that the page leaves for it. */
export function SiteNotice({ text, className = "" }: { text: string; className?: string }) {
  return (
    <aside className={`relative z-30 border-b-2 border-dashed border-ink-950 bg-weld-400 text-ink-950 ${className}`}>
      <p className="wrap py-3 font-semibold wrap-anywhere">{text}</p>
    </aside>
  );
}
