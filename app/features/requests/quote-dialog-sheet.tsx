import type { RefObject } from "react";
import { closeDialog, Dialog } from "~/components/ui/dialog";
import { useLanguage } from "~/lib/language/language-context";
import { quoteDialogKind } from "./forms";
import { IDLE_QUOTE_FORM } from "./quote-form-state";
import { RequestFields } from "./request-fields";
import { useRequestForm } from "./use-request-form";

interface QuoteDialogSheetProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** A different one each time that the form is to begin anew. */
  turn: number;
  source: string;
}

/** The dialog 'Gratis Offerte Aanvragen', which closes when a request is stored. */
export function QuoteDialogSheet({ ref, turn, source }: QuoteDialogSheetProps) {
  const { t } = useLanguage();
  return (
    <Dialog ref={ref} title={t("quoteDialog.title")} closeLabel={t("quoteDialog.close")}>
      <DialogForm key={turn} source={source} onStored={() => closeDialog(ref.current)} />
    </Dialog>
  );
}

function DialogForm({ source, onStored }: { source: string; onStored: () => void }) {
  const { t } = useLanguage();
  const requestForm = useRequestForm({
    kind: quoteDialogKind,
    source,
    service: null,
    initial: IDLE_QUOTE_FORM,
    onStored,
  });
  return (
    <>
      <p className="mb-6">{t("quoteDialog.lead")}</p>
      <div className="@container">
        <RequestFields requestForm={requestForm} />
      </div>
    </>
  );
}
