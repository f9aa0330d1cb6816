import { ChevronLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { FormAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { FoldedComposer } from "~/features/mail/thread/composer";
import type { Writing } from "~/features/mail/thread/writing";
import { CHATS_PATH, chatPath } from "../paths";
import { AttendanceSwitch } from "./attendance-switch";
import { ChatLog } from "./chat-log";
import type { DeskConversation } from "./desk-conversation.server";
import { ReplyBox } from "./reply-box";
import { VisitorPanel } from "./visitor-panel";

interface ChatDeskProps {
  conversation: DeskConversation;
  /** Null when nobody is known yet. */
  writing: Writing | null;
  replyId: string;
  answer: FormAnswer | null;
}

export function ChatDesk({ conversation, writing, replyId, answer }: ChatDeskProps) {
  const { chat: words, chats } = useWords("admin");
  const { id, leadId, name, code, lines } = conversation;
  return (
    <>
      <Link to={CHATS_PATH} className="link inline-flex min-h-11 items-center gap-1 text-small">
        <ChevronLeft aria-hidden="true" className="size-4" />
        {words.back}
      </Link>
      <h1 className="mt-1 mb-5 text-[clamp(1.75rem,1.5rem+1.2vw,2.5rem)] leading-none wrap-anywhere">
        {name ?? `${chats.visitor} ${code}`}
      </h1>
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-5">
          <AttendanceSwitch conversation={conversation} answer={answer} />
          <ChatLog lines={lines} />
          <LastLine seq={lines.at(-1)?.seq ?? 0} />
          <div className="no-print rounded-card border border-linen-200 bg-white px-4 py-4">
            <ReplyBox conversation={conversation} action={chatPath(id)} replyId={replyId} answer={answer} />
          </div>
          {leadId && <FoldedComposer leadId={leadId} writing={writing} />}
        </div>
        <VisitorPanel conversation={conversation} />
      </div>
    </>
  );
}

function LastLine({ seq }: { seq: number }) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useRef(true);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      isInView.current = entry?.isIntersecting ?? false;
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something was said.
  useEffect(() => {
    if (isInView.current) place.current?.scrollIntoView({ block: "center" });
  }, [seq]);
  return <div ref={place} />;
}
