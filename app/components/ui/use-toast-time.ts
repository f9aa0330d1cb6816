import { useEffect } from "react";
import { dismissToast, type ShownToast } from "./toast-store";

/** Closes `toast` once it has been on screen for its time, which begins anew after it was held. */
export function useToastTime(toast: ShownToast | undefined, isHeld: boolean): void {
  useEffect(() => {
    if (!toast?.isOpen || isHeld || !Number.isFinite(toast.duration)) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
}
