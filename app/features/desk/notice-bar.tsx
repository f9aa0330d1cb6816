import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useFocusIfLost } from "~/components/ui/use-focus-if-lost";
import { useLanguage } from "~/lib/language/language-context";

interface NoticeBarProps {
  isGood: boolean;
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** The page without the notice. */
  listPath: string;
}

/** What came of what was just done: told again when the same is done again. */
export function NoticeBar(props: NoticeBarProps) {
  const { key } = useLocation();
  return <Bar key={key} {...props} />;
}

/** Stays in view, and takes the focus where what had it is gone. */
function Bar({ isGood, children, action, listPath }: NoticeBarProps) {
  const { t } = useLanguage();
  const text = useFocusIfLost({ preventScroll: true });
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <div
      data-notice
      className="on-dark sticky top-3 z-20 mb-4 flex flex-wrap items-center gap-x-3 rounded-control bg-ink-950 py-1 pr-1 pl-4 text-linen-50 shadow-lift"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-weld-400" />
      <div
        ref={text}
        tabIndex={-1}
        role={isGood ? "status" : "alert"}
        className="min-w-0 flex-1 basis-40 py-2 outline-none"
      >
        {children}
      </div>
      {action}
      <Link
        to={listPath}
        replace
        preventScrollReset
        aria-label={t("toast.close")}
        className="ml-auto grid size-11 place-items-center rounded-control hover:bg-ink-700"
      >
        <X aria-hidden="true" className="size-5" />
      </Link>
    </div>
  );
}
