import { Bot, Hand } from "lucide-react";
import { Form } from "react-router";
import { SubmitButton, useIsPending } from "~/components/desk/submit-button";
import { answerTo, type FormAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { chatPath } from "../paths";
import type { DeskConversation } from "./desk-conversation.server";

interface AttendanceSwitchProps {
  conversation: DeskConversation;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
}

export function AttendanceSwitch({ conversation: { id, by }, answer }: AttendanceSwitchProps) {
  const { attendance: words } = useWords("admin").chat;
  const value = by === "bot" ? "take-over" : "hand-back";
  const isPending = useIsPending({ do: value });
  const problem = answerTo(answer, { do: value })?.problem;
  const Icon = by === "bot" ? Bot : Hand;
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-linen-200 bg-white px-4 py-3 lg:sticky lg:top-4 lg:z-10"
    >
      <p role="status" className="flex items-center gap-2 font-semibold text-ink-950">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
        {words[by]}
      </p>
      <Form method="post" action={chatPath(id)} replace preventScrollReset>
        <SubmitButton value={value} variant={by === "bot" ? "dark" : "quiet"}>
          {by === "bot" ? words.takeOver : words.handBack}
        </SubmitButton>
      </Form>
      {problem && !isPending && (
        <p role="alert" className="basis-full text-small font-semibold text-madder-700">
          {problem}
        </p>
      )}
    </section>
  );
}
