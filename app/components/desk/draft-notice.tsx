import { History } from "lucide-react";
import { useWords } from "~/content/desk/words";

interface DraftNoticeProps {
  isOutdated?: boolean;
  onDiscard: () => void;
}

export function DraftNotice({ isOutdated = false, onDiscard }: DraftNoticeProps) {
  const words = useWords("admin").desk.draft;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 rounded-control bg-weld-200 pl-3 text-small text-ink-950">
      <p role="status" className="flex min-w-0 flex-1 basis-40 items-start gap-2 py-2">
        <History aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{isOutdated ? words.outdated : words.restored}</span>
      </p>
      <button
        type="button"
        onClick={onDiscard}
        className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold underline underline-offset-4 hover:bg-weld-400"
      >
        {words.discard}
      </button>
    </div>
  );
}
