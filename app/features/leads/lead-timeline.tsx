import {
  CalendarDays,
  ClipboardList,
  FileText,
  type LucideIcon,
  Mail,
  MessagesSquare,
  NotebookPen,
  Waypoints,
} from "lucide-react";
import { Link } from "react-router";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { fill } from "~/lib/fill";
import { TimeOf } from "./time-of";
import type { TimelineItem } from "./timeline";

const ICONS: Record<TimelineItem["kind"], LucideIcon> = {
  request: FileText,
  configuration: ClipboardList,
  chat: MessagesSquare,
  appointment: CalendarDays,
  mail: Mail,
  note: NotebookPen,
  work: Waypoints,
};

interface LeadTimelineProps {
  items: readonly TimelineItem[];
  copy: AdminCopy["lead"]["timeline"];
  /** "door {who}" */
  by: string;
}

/** What happened with one person, on one thread. */
export function LeadTimeline({ items, copy, by }: LeadTimelineProps) {
  return (
    <section aria-labelledby="lead-timeline">
      <h2 id="lead-timeline" className="mb-4 text-h3">
        {copy.title}
      </h2>
      <ol aria-label={copy.label} className="relative grid gap-4 border-l-2 border-dotted border-indigo-300 pl-6">
        {items.map((item) => (
          <Item key={item.key} item={item} copy={copy} by={by} />
        ))}
      </ol>
    </section>
  );
}

function Item({ item, copy, by }: { item: TimelineItem } & Omit<LeadTimelineProps, "items">) {
  const Icon = ICONS[item.kind];
  const isNote = item.kind === "note";
  return (
    <li className="relative min-w-0">
      <Icon
        aria-hidden="true"
        className={`absolute top-0 -left-6 size-7 -translate-x-1/2 rounded-full border-2 border-linen-50 p-1 ${isNote ? "bg-weld-400 text-ink-950" : "bg-indigo-100 text-indigo-700"}`}
      />
      <p className="font-semibold text-ink-950 wrap-anywhere">{item.title}</p>
      <p className="text-small text-ink-500 wrap-anywhere">
        <TimeOf moment={item.at} />
        {item.by && ` ${fill(by, { who: item.by })}`}
      </p>
      {item.text && (
        <p className={`mt-1 max-w-[65ch] whitespace-pre-wrap wrap-anywhere ${isNote ? "" : "line-clamp-4 text-small"}`}>
          {item.text}
        </p>
      )}
      {item.to && (
        <Link to={item.to} className="link inline-flex min-h-11 items-center text-small">
          {copy.open}
          <span className="sr-only">: {item.title}</span>
        </Link>
      )}
    </li>
  );
}
