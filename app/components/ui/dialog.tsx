import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId } from "react";
import { Weave } from "~/components/illustrations/weave";
import { ignoreSecondPress } from "./ignore-second-press";
import { currentToastHost, setToastHost } from "./toast-store";
import "./dialog.css";

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** The browser keeps the focus inside and returns it. */
export function Dialog({ ref, title, closeLabel, children }: DialogProps) {
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    // A dialog that is removed with its page while open gets no close event.
    return () => {
      if (currentToastHost() === dialog) setToastHost(null);
    };
  }, [ref]);

  function close() {
    ignoreSecondPress();
    closeDialog(ref.current);
  }

  return (
    <dialog ref={ref} aria-labelledby={titleId} className="dialog" onClose={() => setToastHost(null)}>
      <div className="relative h-6">
        <Weave cloth="house" pitch={8} className="absolute inset-0" />
      </div>
      <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-8 sm:pt-7">
        <h2
          id={titleId}
          tabIndex={-1}
          className="min-w-0 text-[clamp(1.5rem,1.3rem+1vw,2.125rem)] leading-tight shadow-none outline-none"
        >
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={close}
          className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-950 hover:bg-linen-100"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      <div className="px-5 pt-5 pb-7 sm:px-8 sm:pb-9">{children}</div>
    </dialog>
  );
}

/** Opens above toasts too. Closing returns the focus to the element that has it now: Safari does not focus `opener`. */
export function openDialog(dialog: HTMLDialogElement | null, opener: HTMLElement | null): void {
  if (!dialog) return;
  opener?.focus({ preventScroll: true });
  dialog.showModal();
  dialog.scrollTop = 0;
  dialog.querySelector("h2")?.focus();
  setToastHost(dialog);
}

export function closeDialog(dialog: HTMLDialogElement | null): void {
  setToastHost(null);
  dialog?.close();
}
