import { CircleUserRound, LogOut, Menu } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { LanguageSwitch } from "~/components/layout/language-switch";
import { useWords } from "~/content/desk/words";
import { SoundSwitch } from "~/features/notifications/sound/sound-card";
import type { DeskUser } from "~/features/users/sessions/session.server";
import { ACCOUNT_PATH, SIGN_OUT_PATH } from "~/features/users/sign-in/paths";
import { clearDrafts } from "./clear-drafts";
import { DeskMenuLink, PHONE_ENTRIES } from "./desk-menu";
import type { DeskPageId } from "./desk-pages";

interface DeskSelfProps {
  user: DeskUser;
  pages: readonly DeskPageId[];
}

/** The reader's own things. On a phone it is the last entry of the menu, with the pages that have no room there. */
export function DeskSelf({ user, pages }: DeskSelfProps) {
  const { key } = useLocation();
  return <SelfMenu key={key} user={user} pages={pages} />;
}

const ENTRY = "desk-self-entry";

function SelfMenu({ user, pages }: DeskSelfProps) {
  const words = useWords("admin").desk;
  const menu = useClosedFromOutside();
  return (
    <details ref={menu} className="desk-self">
      <summary className="desk-self-summary">
        <CircleUserRound aria-hidden="true" className="size-5 max-md:hidden" />
        <Menu aria-hidden="true" className="size-5 md:hidden" />
        <span className="md:hidden">{words.nav.more}</span>
        <span className="min-w-0 truncate max-xl:sr-only max-md:hidden">
          <span className="sr-only">{words.nav.self}: </span>
          {user.email}
        </span>
      </summary>
      <div className="desk-self-panel">
        {pages.slice(PHONE_ENTRIES).map((id) => (
          <DeskMenuLink key={id} id={id} className={`${ENTRY} md:hidden`} />
        ))}
        <Link to={ACCOUNT_PATH} className={`${ENTRY} max-md:border-t max-md:border-indigo-700`}>
          <CircleUserRound aria-hidden="true" className="size-5" />
          <span className="min-w-0">
            <span className="block">{words.nav.pages.account}</span>
            <span className="block truncate text-xs font-normal">{user.email}</span>
          </span>
        </Link>
        <SoundSwitch className={`${ENTRY} noscript:hidden`} />
        <LanguageSwitch className={ENTRY} />
        {/* A full page load: nothing of the desk stays in the memory of the tab. */}
        <Form method="post" action={SIGN_OUT_PATH} reloadDocument onSubmit={clearDrafts}>
          <button type="submit" className={ENTRY}>
            <LogOut aria-hidden="true" className="size-5" />
            {words.signOut}
          </button>
        </Form>
      </div>
    </details>
  );
}

function useClosedFromOutside() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return menu;
}
