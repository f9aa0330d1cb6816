import { Bot, Check, CircleHelp, X } from "lucide-react";
import { Fragment } from "react";
import { TimeOf } from "~/components/ui/time-of";
import { Unbroken } from "~/components/ui/unbroken";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { DeskLine } from "./desk-conversation.server";

interface ChatLogProps {
  lines: readonly DeskLine[];
  copy: AdminCopy["chat"];
  authors: AdminCopy["chats"]["authors"];
}

const LOOKS: Record<DeskLine["author"], { side: string; bubble: string }> = {
  visitor: { side: "justify-self-start", bubble: "border border-linen-200 bg-white text-ink-950" },
  bot: { side: "justify-self-end", bubble: "border border-dashed border-linen-300 bg-linen-100 text-ink-700" },
  person: { side: "justify-self-end", bubble: "on-dark bg-indigo-800 text-white" },
};

export function ChatLog({ lines, copy, authors }: ChatLogProps) {
  return (
    <div role="log" aria-label={copy.log}>
      <ol className="grid gap-3">
        {lines.map((line) => (
          <Fragment key={line.id}>
            {line.day && (
              <li className="mt-3 text-center text-small text-ink-500 first:mt-0">
                <span className="rounded-stitch bg-linen-100 px-2 py-0.5">{line.day}</span>
              </li>
            )}
            <Line line={line} copy={copy} author={authors[line.author]} />
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

function Line({ line, copy, author }: { line: DeskLine; copy: AdminCopy["chat"]; author: string }) {
  const { side, bubble } = LOOKS[line.author];
  return (
    <li className={`grid w-fit max-w-[min(38rem,88%)] gap-1 ${side}`}>
      <p className="flex items-center gap-1.5 text-small text-ink-500">
        {line.author === "bot" && <Bot aria-hidden="true" className="size-4" />}
        {author}
        <TimeOf moment={line.at} />
      </p>
      <p dir="auto" className={`rounded-card px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere ${bubble}`}>
        <Unbroken>{line.text}</Unbroken>
      </p>
      {line.asks && <Asked asks={line.asks} copy={copy.asks} />}
    </li>
  );
}

const ANSWERS = { open: CircleHelp, agreed: Check, declined: X };

function Asked({ asks, copy }: { asks: NonNullable<DeskLine["asks"]>; copy: AdminCopy["chat"]["asks"] }) {
  const Icon = ANSWERS[asks.answer];
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small">
      <Icon aria-hidden="true" className="size-4 text-indigo-700" />
      <span className="font-semibold text-ink-950 wrap-anywhere">{asks.details.join(" · ")}</span>
      <span>{copy[asks.answer]}</span>
    </p>
  );
}
