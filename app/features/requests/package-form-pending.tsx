import { useEffect } from "react";
import { dismissToast, showToast } from "~/components/ui/toast-store";
import { families } from "~/content/families";
import { barePath } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";

const TOAST = "package-form";
/** Milliseconds within which an answer need not be announced. */
const PATIENCE = 150;

/** Says that the form of a package is being loaded, while the visitor still sees the page before it. */
export function PackageFormPending() {
  const { t } = useLanguage();
  const text = t("packageForm.loading");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      dismissToast(TOAST);
    };
    const note = (event: MouseEvent) => {
      if (!leadsToForm(event)) return;
      end();
      timer = setTimeout(() => showToast({ id: TOAST, type: "loading", title: text }), PATIENCE);
    };
    window.addEventListener("click", note);
    // The browser may show this page again as it was left.
    window.addEventListener("pagehide", end);
    return () => {
      end();
      window.removeEventListener("click", note);
      window.removeEventListener("pagehide", end);
    };
  }, [text]);
  return null;
}

function leadsToForm(event: MouseEvent): boolean {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const { origin, pathname } = window.location;
  const isWithinPage = link.hash && link.pathname === pathname;
  return !isWithinPage && link.origin === origin && barePath(link.pathname).startsWith(families.packageForm.path);
}
