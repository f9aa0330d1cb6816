import { useEffect } from "react";
import { dismissToast, type ShownToast } from "./toast-store";

export function useToastTime(toast: ShownToast | undefined, isHeld: boolean): void {
  useEffect(() => {
    if (!toast?.isOpen || isHeld || !Number.isFinite(toast.duration)) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
}
