import { type ReactNode, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button, ButtonLink, type ButtonVariant } from "~/components/ui/button";
import { closeDialog, Dialog, openDialog } from "~/components/ui/dialog";
import { pathOf } from "~/content/pages";
import { useLanguage } from "~/lib/language/language-context";
import { quoteDialogKind } from "./forms";
import { CONTACT_SOURCE, formId, IDLE_QUOTE_FORM } from "./quote-form-state";
import { RequestFields } from "./request-fields";
import { useRequestForm } from "./use-request-form";

interface QuoteDialogButtonProps {
  /** Which form this is; stored with the request. */
  source?: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** Opens the dialog 'Gratis Offerte Aanvragen'; without scripts a link to the form on the contact page. */
export function QuoteDialogButton({ source = "homepage", children, ...look }: QuoteDialogButtonProps) {
  const { t, href } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(0);

  function open() {
    // What was typed in another dialog of this source comes back with a new form; one that is being sent goes on.
    const isBusy = dialog.current?.querySelector("[aria-busy=true]");
    if (!isBusy) flushSync(() => setOpened(opened + 1));
    openDialog(dialog.current);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={open} {...look} className={`noscript:hidden ${look.className ?? ""}`}>
        {children}
      </Button>
      <noscript>
        <ButtonLink to={`${href(pathOf("contact"))}#${formId(CONTACT_SOURCE)}`} {...look}>
          {children}
        </ButtonLink>
      </noscript>
      {opened > 0 &&
        // The dialog takes nothing over from where its button stands, such as a dark ground.
        createPortal(
          <Dialog ref={dialog} title={t("quoteDialog.title")} closeLabel={t("quoteDialog.close")}>
            <DialogForm key={opened} source={source} onStored={() => closeDialog(dialog.current)} />
          </Dialog>,
          document.body,
        )}
    </>
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
