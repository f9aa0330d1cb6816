import type { SubmitEvent } from "react";
import { showToast } from "~/components/ui/toast-store";
import { useLanguage } from "~/lib/language/language-context";

export function useOnlineOnly(): (event: SubmitEvent<HTMLFormElement>) => void {
  const { t } = useLanguage();
  return (event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    showToast({ id: "offline", type: "error", title: t("toast.failed.title"), description: t("toast.failed.text") });
  };
}
