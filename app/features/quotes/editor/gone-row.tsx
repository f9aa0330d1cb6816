import { Undo2, X } from "lucide-react";
import { CLOSE_LOOK, NoticeFrame, UNDO_LOOK } from "~/components/desk/notice-frame";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import type { RowKind } from "./gone-rows";
import { goneId, type QuoteEditorState } from "./use-quote-editor";

interface GoneRowNoticeProps {
  kind: RowKind;
  row: { key: string; description: string };
  /** Position, from 1 on. */
  place: number;
  editor: QuoteEditorState;
}

export function GoneRowNotice({ kind, row: { key, description }, place, editor }: GoneRowNoticeProps) {
  const { editor: words } = useWords("quotes");
  const { t } = useLanguage();
  const said = description.trim();
  const undo = (
    <button type="button" className={UNDO_LOOK} onClick={() => editor.undo(kind, key)}>
      <Undo2 aria-hidden="true" className="size-4.5" />
      {words.undo}
    </button>
  );
  const close = (
    <button type="button" aria-label={t("toast.close")} className={CLOSE_LOOK} onClick={() => editor.close(kind, key)}>
      <X aria-hidden="true" className="size-5" />
    </button>
  );
  return (
    <NoticeFrame isGood text={{ id: goneId(kind, key) }} action={undo} close={close}>
      <span className="line-clamp-2 wrap-anywhere">
        <span className="font-semibold">
          {words[kind]} {place} {words.isRemoved}
        </span>
        {said && `: ${said}`}
      </span>
    </NoticeFrame>
  );
}

interface BackRowStatusProps extends Pick<GoneRowNoticeProps, "kind"> {
  back: QuoteEditorState["back"];
}

/** Text for screen readers. */
export function BackRowStatus({ kind, back }: BackRowStatusProps) {
  const { editor: words } = useWords("quotes");
  return (
    <p role="status" className="sr-only">
      {back?.kind === kind && `${words[kind]} ${back.place} ${words.isBack}`}
    </p>
  );
}
