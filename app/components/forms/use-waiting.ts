import { useEffect } from "react";
import { dismissToast, showToast } from "~/components/ui/toast-store";
import { useLanguage } from "~/lib/language/language-context";
import { useOnline } from "./use-online";

export function useWaiting(isWaiting: boolean, toast: string, onReturn: () => void): void {
  const { t } = useLanguage();
  useOnline(isWaiting, onReturn);
  useEffect(() => {
    if (!isWaiting) return;
    showToast({ id: toast, type: "loading", title: t("toast.waiting.title"), description: t("toast.waiting.text") });
    return () => dismissToast(toast);
  }, [isWaiting, toast, t]);
}
