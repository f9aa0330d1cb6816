import { type MouseEvent, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button, ButtonLink, type ButtonVariant } from "~/components/ui/button";
import { pathOf } from "~/content/pages";
import { useLanguage } from "~/lib/language/language-context";
import type { QuoteDialogSheet } from "./quote-dialog-sheet";
import { CONTACT_SOURCE, formId } from "./quote-form-state";

export interface QuoteDialogButtonProps {
  label: string;
  /** Name of the form; stored with the request. */
  source?: string;
  variant?: ButtonVariant;
  className?: string;
}

interface Opened {
  Sheet: typeof QuoteDialogSheet;
  turn: number;
}

const fetchSheet = () => Promise.all([import("./quote-dialog-sheet"), import("~/components/ui/dialog")]);
/** The dialog is on its way before the click. */
const prepare = () => void fetchSheet().catch(() => undefined);

/** Opens the dialog 'Gratis Offerte Aanvragen'; without scripts a link to the form on the contact page. */
export function QuoteDialogButton({ source = "homepage", label, ...look }: QuoteDialogButtonProps) {
  const { href } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const formTo = `${href(pathOf("contact"))}#${formId(CONTACT_SOURCE)}`;

  async function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const fetched = await fetchSheet().catch(() => null);
    if (!fetched) return window.location.assign(formTo);
    const [{ QuoteDialogSheet: Sheet }, { openDialog }] = fetched;
    // A new form takes the text typed in another dialog of this source. A form that is being sent goes on.
    const isBusy = dialog.current?.querySelector("[aria-busy=true]");
    if (!isBusy) flushSync(() => setOpened({ Sheet, turn: (opened?.turn ?? 0) + 1 }));
    if (!dialog.current?.open) openDialog(dialog.current, currentTarget);
  }

  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...look}
        className={`noscript:hidden ${look.className ?? ""}`}
      >
        {label}
      </Button>
      <noscript>
        <ButtonLink to={formTo} {...look}>
          {label}
        </ButtonLink>
      </noscript>
      {opened &&
        // The dialog takes nothing over from where its button stands, such as a dark ground.
        createPortal(<opened.Sheet ref={dialog} turn={opened.turn} source={source} />, document.body)}
    </>
  );
}
