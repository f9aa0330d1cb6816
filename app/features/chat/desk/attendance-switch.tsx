import { Bot, Hand } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import { chatPath } from "../paths";
import type { DeskConversation } from "./desk-conversation.server";
import type { ReplyProblem } from "./refused-reply";

interface AttendanceSwitchProps {
  conversation: DeskConversation;
  copy: AdminCopy["chat"]["attendance"];
  problem: ReplyProblem | null;
}

export function AttendanceSwitch({ conversation: { id, by }, copy, problem }: AttendanceSwitchProps) {
  const value = by === "bot" ? "take-over" : "hand-back";
  const isPending = useNavigation().formData?.get("do") === value;
  const Icon = by === "bot" ? Bot : Hand;
  return (
    <section
      aria-label={copy.label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-linen-200 bg-white px-4 py-3 lg:sticky lg:top-4 lg:z-10"
    >
      <p role="status" className="flex items-center gap-2 font-semibold text-ink-950">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
        {copy[by]}
      </p>
      <Form method="post" action={chatPath(id)} replace preventScrollReset>
        <input type="hidden" name="do" value={value} />
        <Button type="submit" variant={by === "bot" ? "dark" : "quiet"} aria-disabled={isPending}>
          {isPending ? copy.pending : by === "bot" ? copy.takeOver : copy.handBack}
        </Button>
      </Form>
      {problem && !isPending && (
        <p role="alert" className="basis-full text-small font-semibold text-madder-700">
          {copy[problem === "signedOut" ? problem : "failed"]}
        </p>
      )}
    </section>
  );
}
