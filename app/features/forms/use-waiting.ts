import { useEffect } from "react";
import { dismissToast } from "~/components/ui/toast-store";
import { useOnline } from "./use-online";

/**
 * While a form `isWaiting` for the connection: calls `onReturn` once it is back, and dismisses `toast` when the wait
 * ends.
 */
export function useWaiting(isWaiting: boolean, toast: string, onReturn: () => void): void {
  useOnline(isWaiting, onReturn);
  useEffect(() => {
    if (isWaiting) return () => dismissToast(toast);
  }, [isWaiting, toast]);
}
