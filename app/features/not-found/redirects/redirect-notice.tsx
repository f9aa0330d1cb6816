import { UndoNotice } from "~/components/desk/undo-notice";
import { DoneNotice } from "~/components/forms/done-notice";
import type { RedirectsCopy } from "~/content/desk/redirects/redirects-copy.server";
import { REDIRECTS_PATH, type RedirectOutcome, type RefusedRedirect, type ToldRedirect } from "./redirect";

interface RedirectNoticeProps {
  told: ToldRedirect;
  refused: RefusedRedirect | null;
  listPath: string;
  copy: RedirectsCopy;
}

const UNDONE_BY: Record<RedirectOutcome, "remove" | "restore" | null> = {
  kept: null,
  removed: "restore",
  restored: "remove",
  gone: null,
};

export function RedirectNotice({ told: { outcome, from }, refused, listPath, copy }: RedirectNoticeProps) {
  if (refused) {
    return refused.problem ? null : (
      <div className="mb-6">
        <DoneNotice text={copy.outcomes.conflict} />
      </div>
    );
  }
  if (!outcome) return null;
  const undo = UNDONE_BY[outcome];
  return (
    <UndoNotice
      isGood={outcome !== "gone"}
      text={`${from}: ${copy.outcomes[outcome]}`}
      listPath={listPath}
      undo={undo && { action: REDIRECTS_PATH, fields: { do: undo, from }, label: copy.undo }}
    />
  );
}
