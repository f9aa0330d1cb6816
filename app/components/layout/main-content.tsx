import type { ReactNode } from "react";
import { useLanguage } from "~/lib/language/language-context";

const MAIN_ID = "content";

export function SkipLink() {
  const { t } = useLanguage();
  return (
    <a
      href={`#${MAIN_ID}`}
      className="no-print fixed top-2 left-2 z-110 -translate-y-24 rounded-control bg-ink-950 px-5 py-3 font-semibold text-linen-50 focus:translate-y-0"
    >
      {t("skip.toContent")}
    </a>
  );
}

/** Takes the focus from the skip link and after a navigation, without a ring. */
export function MainContent({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={`shadow-none outline-none ${className}`}>
      {children}
    </main>
  );
}
