import { Menu, X } from "lucide-react";
import { Avatar } from "~/components/ui/avatar";
import { ButtonLink } from "~/components/ui/button";
import type { MenuEntry } from "~/content/menus";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { Brand } from "./brand";
import { LanguageSwitch } from "./language-switch";
import type { Identity } from "./layout-data";

const MENU_ID = "site-menu";

interface HeaderProps {
  identity: Identity;
  menu: readonly MenuEntry[];
  contactTo: string;
}

/** `watch-header.ts` is its script. */
export function Header({ identity, menu, contactTo }: HeaderProps) {
  const { owner } = identity;
  const { t, href } = useLanguage();
  return (
    <header className="group/header no-print @container fixed inset-x-0 top-0 z-40 border-b border-transparent bg-linen-50/98 transition-colors duration-300 ease-out data-scrolled:border-linen-300 data-scrolled:bg-linen-50 motion-reduce:transition-none">
      <div className="wrap flex min-h-18 items-center gap-3 md:min-h-20">
        <Brand name={identity.name} tagline={identity.tagline} to={href("/")} label={t("brand.home")} />
        <nav aria-label={t("menu.label")} className="ml-auto hidden @min-[64rem]:block">
          <MenuLinks menu={menu} className="flex gap-1" linkClassName="px-3 aria-[current=page]:font-semibold" />
        </nav>
        <div className="hidden border-l border-linen-300 pl-2 @min-[64rem]:block">
          <LanguageSwitch />
        </div>
        <div className="ml-auto flex items-center gap-2 @min-[64rem]:ml-0">
          <div className="@max-[19rem]:hidden">
            <Avatar picture={owner.evidence === "" ? null : owner.portrait} initials={owner.initials} />
          </div>
          <ButtonLink to={href(contactTo)} variant="dark" className="min-h-11 @max-[40rem]:hidden">
            {t("page.contact")}
          </ButtonLink>
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label={t("menu.toggle")}
            className="group inline-flex size-11 items-center justify-center rounded-control border-2 border-ink-950 text-ink-950 not-supports-[selector(:popover-open)]:hidden active:bg-linen-200 @min-[64rem]:hidden"
          >
            {/* `:has()` on the header only: at every press a browser checks all that is inside its element. */}
            <Menu aria-hidden="true" className="size-6 group-has-[.site-menu:popover-open]/header:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-has-[.site-menu:popover-open]/header:block" />
          </button>
        </div>
      </div>
      {/* A browser without popovers would show it open over every page; there the footer has the same links. */}
      <div
        id={MENU_ID}
        popover="auto"
        className="site-menu inset-x-0 top-18 bottom-auto m-0 max-h-[calc(100dvh-4.5rem)] w-full max-w-none overflow-y-auto border-0 bg-linen-50 overscroll-contain p-0 text-ink-700 shadow-card not-supports-[selector(:popover-open)]:hidden md:top-20 md:max-h-[calc(100dvh-5rem)] @min-[64rem]:hidden"
      >
        <nav aria-label={t("menu.label")} className="wrap pt-2 pb-7">
          <MenuLinks
            menu={menu}
            className="grid"
            linkClassName="min-h-14 border-b border-linen-300 font-display text-[1.6rem] font-extrabold text-ink-950"
          />
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
            <LanguageSwitch />
            <ButtonLink to={href(contactTo)} variant="dark">
              {t("page.contact")}
            </ButtonLink>
          </div>
        </nav>
        <div className="selvedge" />
      </div>
    </header>
  );
}

interface MenuLinksProps {
  menu: readonly MenuEntry[];
  className: string;
  linkClassName: string;
}

function MenuLinks({ menu, className, linkClassName }: MenuLinksProps) {
  const { t, href } = useLanguage();
  const { pathname } = usePageAddress();
  return (
    <ul className={className}>
      {menu.map(({ label, to }) => (
        <li key={to}>
          <a
            href={href(to)}
            aria-current={href(to) === pathname ? "page" : undefined}
            className={`flex min-h-11 items-center decoration-madder-600 decoration-2 underline-offset-8 hover:text-ink-950 hover:underline aria-[current=page]:text-ink-950 aria-[current=page]:underline aria-[current=page]:decoration-dashed ${linkClassName}`}
          >
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
