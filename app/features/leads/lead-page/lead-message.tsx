import { ChevronDown } from "lucide-react";
import { useWords } from "~/content/desk/words";

/** Messages with more characters or lines than this are folded. */
const LONG = { characters: 220, lines: 3 };

/** Shows the start of a long message; the rest opens on demand. */
export function LeadMessage({ message }: { message: string | null }) {
  const { requests: words } = useWords("admin");
  if (!message) return <p className="text-small text-ink-500 italic">{words.noMessage}</p>;
  const isLong = message.length > LONG.characters || message.split("\n").length > LONG.lines;
  if (!isLong)
    return (
      <p dir="auto" className="max-w-[65ch] whitespace-pre-wrap wrap-anywhere">
        {message}
      </p>
    );
  return (
    <div className="group/message max-w-[65ch]">
      <p
        dir="auto"
        className="line-clamp-3 wrap-anywhere group-has-[details[open]]/message:line-clamp-none group-has-[details[open]]/message:whitespace-pre-wrap print:whitespace-pre-wrap"
      >
        {message}
      </p>
      <details className="group/fold no-print">
        <summary className="link inline-flex min-h-11 items-center gap-1 text-small">
          <span className="group-open/fold:hidden">{words.wholeMessage}</span>
          <span className="hidden group-open/fold:inline">{words.shortMessage}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open/fold:rotate-180 motion-reduce:transition-none"
          />
        </summary>
      </details>
    </div>
  );
}
