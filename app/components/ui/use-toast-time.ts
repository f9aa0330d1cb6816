import { useEffect } from "react";
import { dismissToast, type ShownToast } from "./toast-store";

/** Closes `toast` once its time on screen is over; holding it restarts the time. */
export function useToastTime(toast: ShownToast | undefined, isHeld: boolean): void {
  useEffect(() => {
    if (!toast?.isOpen || isHeld || !Number.isFinite(toast.duration)) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
}
