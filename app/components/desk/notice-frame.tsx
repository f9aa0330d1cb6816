import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode, RefObject } from "react";

export const UNDO_LOOK =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-weld-400 underline underline-offset-4 hover:bg-ink-700 aria-disabled:opacity-60";
export const CLOSE_LOOK = "ml-auto grid size-11 place-items-center rounded-control hover:bg-ink-700";

interface NoticeFrameProps {
  isGood: boolean;
  text: { ref: RefObject<HTMLDivElement | null> } | { id: string };
  children: ReactNode;
  action: ReactNode;
  close: ReactNode;
}

export function NoticeFrame({ isGood, text, children, action, close }: NoticeFrameProps) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <div className="on-dark flex flex-wrap items-center gap-x-3 rounded-control bg-ink-950 py-1 pr-1 pl-4 text-linen-50">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-weld-400" />
      <div
        {...text}
        tabIndex={-1}
        role={isGood ? "status" : "alert"}
        className="min-w-0 grow-999 basis-40 py-2 outline-none"
      >
        {children}
      </div>
      <div className="flex grow items-center justify-between gap-x-3">
        {action}
        {close}
      </div>
    </div>
  );
}
