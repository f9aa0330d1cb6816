import { Unbroken } from "~/components/ui/unbroken";
import { type Language, LOCALES } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { formatTime } from "~/lib/time/clock";
import type { ChatCopy } from "./chat-copy";
import type { Entry } from "./conversation";
import { linkedParts } from "./linked-parts";

interface ChatLineProps {
  copy: ChatCopy;
  entry: Extract<Entry, { kind: "said" }>;
  opensGroup: boolean;
  isOffline: boolean;
}

export function ChatLine({ copy, entry, opensGroup, isOffline }: ChatLineProps) {
  const { language } = useLanguage();
  const { author, text, at, status } = entry;
  return (
    <div className="chat-line" data-author={author} data-status={status} data-said>
      <p className={opensGroup ? "chat-author" : "sr-only"}>
        {copy.authors[author]} <time dateTime={at}>{formatWhen(new Date(at), language)}</time>
      </p>
      <p className="chat-words">
        <LinkedText>{text}</LinkedText>
      </p>
      {status === "waiting" && <p className="chat-status">{copy.status[isOffline ? "waiting" : "queued"]}</p>}
      {status === "refused" && <p className="chat-status">{copy.status.refused}</p>}
    </div>
  );
}

/** Names the day unless it is today: a conversation may go on for weeks. */
function formatWhen(at: Date, language: Language): string {
  const isToday = at.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return formatTime(
    new Intl.DateTimeFormat(LOCALES[language], { ...day, hour: "2-digit", minute: "2-digit" }).format(at),
  );
}

/** Nothing in the text is read as markup. */
function LinkedText({ children }: { children: string }) {
  const { href } = useLanguage();
  let at = 0;
  return linkedParts(children, window.location.origin).map(({ text, to }) => {
    const key = at;
    at += text.length;
    if (to === null) return <Unbroken key={key}>{text}</Unbroken>;
    if (to.startsWith("/")) {
      return (
        <a key={key} href={href(to)} className="link">
          {text}
        </a>
      );
    }
    return (
      <a
        key={key}
        href={to}
        rel="noopener noreferrer"
        {...(to.startsWith("http") && { target: "_blank" })}
        className="link"
      >
        {text}
      </a>
    );
  });
}
