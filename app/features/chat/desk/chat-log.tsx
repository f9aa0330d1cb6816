import { Bot, Check, CircleHelp, X } from "lucide-react";
import { Fragment } from "react";
import { TimeOf } from "~/components/ui/time-of";
import { Unbroken } from "~/components/ui/unbroken";
import { useWords } from "~/content/desk/words";
import type { DeskLine } from "./desk-conversation.server";

interface ChatLogProps {
  lines: readonly DeskLine[];
}

const LOOKS: Record<DeskLine["author"], { side: string; bubble: string }> = {
  visitor: { side: "justify-self-start", bubble: "border border-linen-200 bg-white text-ink-950" },
  bot: { side: "justify-self-end", bubble: "border border-dashed border-linen-300 bg-linen-100 text-ink-700" },
  person: { side: "justify-self-end", bubble: "on-dark bg-indigo-800 text-white" },
};

export function ChatLog({ lines }: ChatLogProps) {
  const { chat: words } = useWords("admin");
  return (
    <div role="log" aria-label={words.log}>
      <ol className="grid gap-3">
        {lines.map((line) => (
          <Fragment key={line.id}>
            {line.day && (
              <li className="mt-3 text-center text-small text-ink-500 first:mt-0">
                <span className="rounded-stitch bg-linen-100 px-2 py-0.5">{line.day}</span>
              </li>
            )}
            <Line line={line} />
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

function Line({ line }: { line: DeskLine }) {
  const { authors } = useWords("admin").chats;
  const { side, bubble } = LOOKS[line.author];
  return (
    <li className={`grid w-fit max-w-[min(38rem,88%)] gap-1 ${side}`}>
      <p className="flex items-center gap-1.5 text-small text-ink-500">
        {line.author === "bot" && <Bot aria-hidden="true" className="size-4" />}
        {authors[line.author]}
        <TimeOf moment={line.at} />
      </p>
      <p dir="auto" className={`rounded-card px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere ${bubble}`}>
        <Unbroken>{line.text}</Unbroken>
      </p>
      {line.asks && <Asked asks={line.asks} />}
    </li>
  );
}

const ANSWERS = { open: CircleHelp, agreed: Check, declined: X };

function Asked({ asks }: { asks: NonNullable<DeskLine["asks"]> }) {
  const { chat: words } = useWords("admin");
  const Icon = ANSWERS[asks.answer];
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small">
      <Icon aria-hidden="true" className="size-4 text-indigo-700" />
      <span className="font-semibold text-ink-950 wrap-anywhere">{asks.details.join(" · ")}</span>
      <span>{words.asks[asks.answer]}</span>
    </p>
  );
}
