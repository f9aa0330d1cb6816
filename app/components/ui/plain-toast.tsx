import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { currentToastHost, currentToasts, dismissToast, type ShownToast, subscribeToToasts } from "./toast-store";

const NONE: readonly ShownToast[] = [];

/** Stands in when the code of the toasts cannot be loaded: the network is gone, and that must be said. */
export function PlainToast() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const host = useSyncExternalStore(subscribeToToasts, currentToastHost, () => null);
  const toast = toasts.findLast(({ isOpen }) => isOpen);
  useToastTime(toast, false);
  const shown = (
    <div role="alert" className="pointer-events-none fixed inset-x-3 top-3 z-100 mx-auto max-w-96">
      {toast && (
        <div className="rounded-control border-2 border-ink-950 bg-linen-50 px-5 py-3.5 text-ink-950 shadow-card">
          <p className="font-semibold">{toast.title}</p>
          {toast.description && <p>{toast.description}</p>}
        </div>
      )}
    </div>
  );
  return host ? createPortal(shown, host) : shown;
}

export function useToastTime(toast: ShownToast | undefined, isHeld: boolean): void {
  useEffect(() => {
    if (!toast?.isOpen || isHeld || !Number.isFinite(toast.duration)) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
}
