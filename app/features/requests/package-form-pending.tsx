import { useEffect } from "react";
import { useNavigation } from "react-router";
import { dismissToast, showToast } from "~/components/ui/toast-store";
import { families } from "~/content/families";
import { barePath } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";

const TOAST = "package-form";
/** Milliseconds below which an answer needs no word about its coming. */
const PATIENCE = 150;

/** Says that the form of a package is being loaded, while the visitor still sees the page before it. */
export function PackageFormPending() {
  const { t } = useLanguage();
  const { location } = useNavigation();
  const isComing = location !== undefined && barePath(location.pathname).startsWith(families.packageForm.path);
  const text = t("packageForm.loading");
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => showToast({ id: TOAST, type: "loading", title: text }), PATIENCE);
    return () => {
      clearTimeout(timer);
      dismissToast(TOAST);
    };
  }, [isComing, text]);
  return null;
}
