import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useFocusIfLost } from "~/components/forms/done-notice";
import { useLanguage } from "~/lib/language/language-context";
import { CLOSE_LOOK, NoticeFrame } from "./notice-frame";

interface NoticeBarProps {
  isGood: boolean;
  children: ReactNode;
  action?: ReactNode;
  listPath: string;
}

/** Announced again when the same is done again. */
export function NoticeBar(props: NoticeBarProps) {
  const { key } = useLocation();
  return <Bar key={key} {...props} />;
}

function Bar({ isGood, children, action, listPath }: NoticeBarProps) {
  const { t } = useLanguage();
  const text = useFocusIfLost({ preventScroll: true });
  const close = (
    <Link to={listPath} replace preventScrollReset aria-label={t("toast.close")} className={CLOSE_LOOK}>
      <X aria-hidden="true" className="size-5" />
    </Link>
  );
  return (
    <div data-notice className="sticky top-3 z-20 mb-4 rounded-control shadow-lift">
      <NoticeFrame isGood={isGood} text={{ ref: text }} action={action} close={close}>
        {children}
      </NoticeFrame>
    </div>
  );
}
