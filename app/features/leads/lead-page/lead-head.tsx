import { CalendarPlus, ChevronLeft, type LucideIcon, Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { WayLink } from "~/components/desk/way-link";
import { useWords } from "~/content/desk/words";
import { DESK_PATH } from "~/lib/desk-path";
import type { Ways } from "../lead";

interface RecordHeadProps {
  name: string;
  back: string;
  /** The list it is in. */
  list?: string;
  /** Stands below the name: status and clock. */
  children?: ReactNode;
  ways: Pick<Ways, "call" | "whatsapp">;
  /** The address where a mail is written, if the page has no field for one. */
  mail?: string | null;
  /** The address where an appointment is made; null where none can be. */
  book: string | null;
}

/** One line, also on a phone. */
export function RecordHead({ name, back, list = DESK_PATH, children, ways, mail = null, book }: RecordHeadProps) {
  const { requests, lead: words } = useWords("admin");
  const links: [string | null, LucideIcon, string][] = [
    [ways.call, Phone, requests.call],
    [ways.whatsapp, MessageCircle, requests.whatsapp],
    [mail, Mail, requests.mail],
    [book, CalendarPlus, words.book],
  ];
  return (
    <>
      <Link to={list} className="-ml-3 grid size-11 shrink-0 place-items-center text-indigo-700 max-sm:hidden">
        <ChevronLeft aria-hidden="true" className="size-5" />
        <span className="sr-only">{back}</span>
      </Link>
      <div className="min-w-0 flex-1 py-1.5 sm:flex sm:items-center sm:gap-x-4">
        <h1 dir="auto" title={name} className="truncate text-lg leading-tight sm:text-h3">
          {name}
        </h1>
        {children && <div className="flex min-w-0 items-center gap-x-1 whitespace-nowrap sm:gap-x-2">{children}</div>}
      </div>
      <ul className="flex shrink-0">
        {links.map(
          ([href, Icon, label]) =>
            href && (
              <li key={label}>
                <WayLink
                  href={href}
                  className="inline-flex min-h-11 min-w-10 items-center justify-center gap-2 rounded-control text-small xl:px-2 font-semibold text-indigo-700 no-underline hover:bg-indigo-100 active:bg-indigo-300"
                >
                  <Icon aria-hidden="true" className="size-5" />
                  <span className="max-xl:sr-only">{label}</span>
                  <span className="sr-only">, {name}</span>
                </WayLink>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
