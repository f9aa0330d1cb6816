import {
  CalendarDays,
  ClipboardList,
  FileText,
  FolderOpen,
  type LucideIcon,
  Mail,
  MailOpen,
  MessageCircleQuestion,
  MessagesSquare,
  NotebookPen,
  PhoneOutgoing,
  ReceiptText,
  ScanSearch,
  Send,
  UsersRound,
  Waypoints,
} from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Link, useLocation, useNavigationType } from "react-router";
import { Paging } from "~/components/ui/paging";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { MessageFiles } from "~/features/mail/mailbox/message-view";
import { MailReasonNote } from "~/features/mail/outbox/mail-reason-note";
import { Formatted } from "~/features/mail/thread/formatted";
import { fill } from "~/lib/text/fill";
import { ResendMail } from "./lead-action";
import { type MessageState, TIMELINE_ID, type Timeline, type TimelineItem } from "./timeline";

const ICONS: Record<TimelineItem["kind"], LucideIcon> = {
  request: FileText,
  configuration: ClipboardList,
  chat: MessagesSquare,
  line: MessagesSquare,
  appointment: CalendarDays,
  mail: Mail,
  quote: ReceiptText,
  project: FolderOpen,
  check: ScanSearch,
  question: MessageCircleQuestion,
  sent: Send,
  received: MailOpen,
  contact: PhoneOutgoing,
  note: NotebookPen,
  work: Waypoints,
  person: UsersRound,
};

interface LeadTimelineProps {
  timeline: Timeline;
  path: string;
}

export function LeadTimeline({ timeline, path }: LeadTimelineProps) {
  const { title, label } = useWords("admin").lead.timeline;
  const { timeline: words } = useWords("people");
  const { days, filters, olderPath, newestPath } = timeline;
  const last = useNewest(days.at(-1)?.items.at(-1)?.key);
  return (
    <section id={TIMELINE_ID} aria-labelledby="lead-timeline">
      <h2 id="lead-timeline" className="sr-only">
        {title}
      </h2>
      <nav aria-label={words.filters.label} className="mb-2">
        <ul className="-ml-3 flex flex-wrap">
          {filters.map(({ filter, to, isShown }) => (
            <li key={filter}>
              <Link
                to={to}
                preventScrollReset
                aria-current={isShown ? "true" : undefined}
                className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 text-small font-semibold text-ink-700 no-underline hover:text-ink-950 aria-[current=true]:border-madder-600 aria-[current=true]:text-ink-950"
              >
                {words.filters[filter]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Paging olderPath={olderPath} newestPath={newestPath} copy={words} />
      {days.length === 0 && <p className="text-small text-ink-500">{words.empty}</p>}
      <ol aria-label={label} className="grid gap-5">
        {days.map(({ day, items }) => (
          <li key={day.iso}>
            <h3 className="mb-3 text-small font-semibold text-ink-500">
              <time dateTime={day.iso}>{day.text}</time>
            </h3>
            <ol className="relative ml-3 grid gap-4 border-l-2 border-dotted border-indigo-300 pl-6">
              {items.map((item) => (
                <Item key={item.key} item={item} path={path} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div ref={last} />
    </section>
  );
}

/** Keeps the newest item in view, unless the reader has gone elsewhere in the thread, or came back to a place. */
function useNewest(newest: string | undefined) {
  const end = useRef<HTMLDivElement>(null);
  const isInView = useRef(true);
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === "POP" && key !== "default";
  const show = useEffectEvent(() => {
    if (isInView.current && hash === "" && !isReturn) end.current?.scrollIntoView({ block: "end" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: something was added.
  useEffect(() => show(), [newest]);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      isInView.current = entry?.isIntersecting ?? false;
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return end;
}

function Item({ item, path }: { item: TimelineItem; path: string }) {
  const { item: words } = useWords("thread");
  const { mails } = useWords("admin");
  const { by } = useWords("leads").timeline;
  const Icon = ICONS[item.kind];
  const isNote = item.kind === "note";
  const isMessage = item.kind === "sent" || item.kind === "received" || item.kind === "line";
  return (
    <li className="relative min-w-0">
      <Icon
        aria-hidden="true"
        className={`absolute top-0 -left-6 size-7 -translate-x-1/2 rounded-full border-2 border-linen-50 p-1 forced-colors:bg-[Canvas] ${markOf(item.kind)}`}
      />
      <p className={`font-semibold wrap-anywhere ${item.resend ? "text-madder-700" : "text-ink-950"}`}>
        {item.to ? (
          <Link to={item.to} className="link -my-2.5 inline-block py-2.5">
            {item.title}
          </Link>
        ) : (
          item.title
        )}
      </p>
      <p className="text-small text-ink-500 wrap-anywhere">
        <TimeOf moment={item.at} />
        {item.by && ` ${fill(by, { who: item.by })}`}
      </p>
      {item.state && <MessageStateLine state={item.state} />}
      {isMessage && item.text && <MessageText item={item} more={words.more} />}
      {isNote && item.text && (
        <div className="mt-1">
          <Formatted text={item.text} />
        </div>
      )}
      {!isMessage && !isNote && item.text && (
        <p dir="auto" className="mt-1 line-clamp-4 max-w-[65ch] text-small whitespace-pre-wrap wrap-anywhere">
          {item.text}
        </p>
      )}
      {item.files.length > 0 && <MessageFiles files={item.files} label={words.files} />}
      {item.reason && <MailReasonNote reason={item.reason} copy={mails} />}
      {item.resend && (
        <div className="mt-2 w-fit">
          <ResendMail mail={item.resend} about={item.title} listPath={path} />
        </div>
      )}
    </li>
  );
}

function markOf(kind: TimelineItem["kind"]): string {
  if (kind === "note") return "bg-weld-400 text-ink-950";
  if (kind === "received") return "bg-madder-600 text-white";
  return kind === "sent" ? "bg-indigo-700 text-white" : "bg-indigo-100 text-indigo-700";
}

const TONES: Record<MessageState, string> = {
  planned: "text-ink-500",
  sending: "text-ink-500",
  sent: "text-moss-600",
  stuck: "text-ink-950",
  failed: "text-madder-700",
  returned: "text-madder-700",
  partly: "text-ink-950",
  forged: "text-madder-700",
  unconfirmed: "text-madder-700",
};

function MessageStateLine({ state: { kind, text } }: { state: NonNullable<TimelineItem["state"]> }) {
  return <p className={`text-small font-semibold ${TONES[kind]}`}>{text}</p>;
}

/** Characters and lines. */
const FOLDED = { text: 600, lines: 12 };

function MessageText({ item: { kind, text }, more }: { item: TimelineItem; more: string }) {
  const whole = text ?? "";
  const body = kind === "sent" ? <Formatted text={whole} /> : <PlainText text={whole} />;
  const frame = `mt-2 rounded-card border px-4 py-3 ${kind === "sent" ? "border-indigo-100 bg-indigo-100/40" : "border-linen-200 bg-white"}`;
  if (whole.length <= FOLDED.text && whole.split("\n").length <= FOLDED.lines)
    return <div className={frame}>{body}</div>;
  return (
    <details className={`group/mail ${frame}`}>
      <summary className="cursor-pointer list-none">
        <span dir="auto" className="line-clamp-3 max-w-[65ch] whitespace-pre-line wrap-anywhere group-open/mail:hidden">
          {whole.slice(0, FOLDED.text)}
        </span>
        <span className="link inline-flex min-h-11 items-center text-small group-open/mail:hidden">{more}</span>
        <span className="sr-only hidden group-open/mail:inline">{more}</span>
      </summary>
      {body}
    </details>
  );
}

function PlainText({ text }: { text: string }) {
  return (
    <p dir="auto" className="max-w-[65ch] whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
  );
}
