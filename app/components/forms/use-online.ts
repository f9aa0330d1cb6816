import { useEffect, useEffectEvent } from "react";
import { dismissToast, showToast } from "~/components/ui/toast-store";
import { useLanguage } from "~/lib/language/language-context";

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

export function useWaiting(isWaiting: boolean, toast: string, onReturn: () => void): void {
  const { t } = useLanguage();
  useOnline(isWaiting, onReturn);
  useEffect(() => {
    if (!isWaiting) return;
    showToast({ id: toast, type: "loading", title: t("toast.waiting.title"), description: t("toast.waiting.text") });
    return () => dismissToast(toast);
  }, [isWaiting, toast, t]);
}
