import { Check, CloudOff } from "lucide-react";
import { Button } from "~/components/ui/button";
import { FieldError } from "~/components/ui/field";
import { usePageParts } from "./page-parts";
import type { useSavedText } from "./use-saved-text";

interface SavedNoteProps {
  saved: Pick<ReturnType<typeof useSavedText>, "status" | "theirs" | "field" | "choose">;
}

/** Tells whether the text is stored, and lets the customer choose between two. */
export function SavedNote({ saved }: SavedNoteProps) {
  const { saved: words } = usePageParts().words;
  const { status, theirs, choose } = saved;
  return (
    <>
      <div role="status" className="min-h-6 text-small">
        {status === "saving" && <p className="text-ink-500">{words.saving}</p>}
        {status === "saved" && (
          <p className="flex items-center gap-1.5 font-semibold text-moss-600">
            <Check aria-hidden="true" className="size-4.5" />
            {words.saved}
          </p>
        )}
        {status === "offline" && (
          <p className="flex items-start gap-1.5">
            <CloudOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {words.offline}
          </p>
        )}
        {(status === "unsaved" || status === "refused" || status === "closed") && (
          <FieldError id="" text={words[status]} />
        )}
        {status === "conflict" && <p className="font-semibold text-madder-700">{words.conflict}</p>}
      </div>
      {status === "conflict" && (
        <div className="grid gap-3 border-l-8 border-double border-madder-700 bg-madder-100 px-4 py-3">
          <p className="font-semibold text-ink-950">{words.theirs}</p>
          <p className="bg-white px-3 py-2 whitespace-pre-line text-ink-950 wrap-anywhere">{theirs}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="dark" onClick={() => choose("mine")}>
              {words.useMine}
            </Button>
            <Button variant="quiet" onClick={() => choose("theirs")}>
              {words.useTheirs}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
