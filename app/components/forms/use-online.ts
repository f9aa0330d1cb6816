import { useEffect, useEffectEvent } from "react";

export function useOnline(isAwaited: boolean, onReturn: () => void): void {
  const goOn = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isAwaited) return;
    const resume = () => goOn();
    window.addEventListener("online", resume, { once: true });
    // It may have come back in the meantime.
    if (navigator.onLine) resume();
    return () => window.removeEventListener("online", resume);
  }, [isAwaited]);
}
