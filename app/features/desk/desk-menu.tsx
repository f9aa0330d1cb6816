import { CalendarDays, FileText, Inbox, type LucideIcon, MessagesSquare, Wrench } from "lucide-react";
import { Link, useLocation } from "react-router";
import { BoundedCount } from "~/components/ui/count";
import { useWords } from "~/content/desk/words";
import { barEntryOf, DESK_PAGES, type DeskPageId } from "./desk-pages";
import type { DeskCounts } from "./use-desk-news";

interface DeskMenuProps {
  pages: readonly DeskPageId[];
  counts: DeskCounts;
}

const ICONS: Partial<Record<DeskPageId, LucideIcon>> = {
  requests: Inbox,
  chats: MessagesSquare,
  quotes: FileText,
  appointments: CalendarDays,
  tools: Wrench,
};

export function DeskMenu({ pages, counts }: DeskMenuProps) {
  const words = useWords("admin").desk.nav;
  const { pathname } = useLocation();
  const badges: Partial<Record<DeskPageId, { count: number; says: string }>> = {
    requests: { count: counts.waiting, says: words.waiting },
    chats: { count: counts.unread, says: words.unread },
  };
  return (
    <nav aria-label={words.label} className="desk-menu">
      <ul className="wrap">
        {pages.map((id) => (
          <li key={id}>
            <Link to={DESK_PAGES[id].path} aria-current={currentAt(pathname, id)} className="desk-menu-link">
              <MenuIcon of={ICONS[id]} />
              <span>{words.pages[id]}</span>
              <Badge {...badges[id]} moreThan={words.moreThan} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** True on the pages that an entry leads to. */
function currentAt(pathname: string, id: DeskPageId): "page" | true | undefined {
  if (pathname === DESK_PAGES[id].path) return "page";
  return barEntryOf(pathname) === id ? true : undefined;
}

function MenuIcon({ of: Icon }: { of: LucideIcon | undefined }) {
  return Icon && <Icon aria-hidden="true" className="size-5" />;
}

function Badge({ count = 0, says, moreThan }: { count?: number; says?: string; moreThan: string }) {
  if (count === 0) return null;
  return (
    <span className="desk-menu-badge">
      <BoundedCount count={count} moreThan={moreThan} />
      <span className="sr-only"> {says}</span>
    </span>
  );
}
