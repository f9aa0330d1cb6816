import { CalendarDays, FileText, FolderOpen, Inbox, type LucideIcon, MessagesSquare, Sun, Wrench } from "lucide-react";
import type { ReactNode } from "react";
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
  today: Sun,
  requests: Inbox,
  chats: MessagesSquare,
  quotes: FileText,
  projects: FolderOpen,
  appointments: CalendarDays,
  tools: Wrench,
};

/** The last entries have no room at the bottom of a phone. */
export const PHONE_ENTRIES = 4;

export function DeskMenu({ pages, counts }: DeskMenuProps) {
  const words = useWords("admin").desk.nav;
  const badges: Partial<Record<DeskPageId, { count: number; says: string }>> = {
    today: { count: counts.waiting, says: words.waiting },
    chats: { count: counts.unread, says: words.unread },
  };
  return (
    <nav aria-label={words.label} className="desk-menu">
      <ul>
        {pages.map((id, index) => (
          <li key={id} className={index < PHONE_ENTRIES ? undefined : "max-md:hidden"}>
            <DeskMenuLink id={id} className="desk-menu-link">
              <Badge {...badges[id]} moreThan={words.moreThan} />
            </DeskMenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DeskMenuLinkProps {
  id: DeskPageId;
  className: string;
  children?: ReactNode;
}

export function DeskMenuLink({ id, className, children }: DeskMenuLinkProps) {
  const words = useWords("admin").desk.nav;
  const { pathname, search } = useLocation();
  const Icon = ICONS[id];
  const isAt = DESK_PAGES[id].path === pathname + search || DESK_PAGES[id].path === pathname;
  const isWithin = barEntryOf({ pathname, search }) === id;
  return (
    <Link to={DESK_PAGES[id].path} aria-current={isWithin ? (isAt ? "page" : true) : undefined} className={className}>
      {Icon && <Icon aria-hidden="true" className="size-5" />}
      <span>{words.pages[id]}</span>
      {children}
    </Link>
  );
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
