import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import type { DeskOutcome } from "./lead";

const GOOD: readonly DeskOutcome[] = ["sent", "restored", "saved"];

interface DeskNoticeProps {
  outcome: DeskOutcome | null;
  copy: AdminCopy["notice"];
  /** The list without the outcome in its address. */
  listPath: string;
}

/** What came of what the owner just did, each time anew: the same outcome twice in a row is told twice. */
export function DeskNotice({ outcome, copy, listPath }: DeskNoticeProps) {
  const { key } = useLocation();
  return outcome && <Notice key={key} outcome={outcome} copy={copy} listPath={listPath} />;
}

/** Stays in view, and takes the focus from the button that may be gone. */
function Notice({ outcome, copy, listPath }: DeskNoticeProps & { outcome: DeskOutcome }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  const Icon = GOOD.includes(outcome) ? CircleCheck : CircleAlert;
  return (
    <div className="sticky top-3 z-10 mb-4 flex items-center gap-3 rounded-control bg-ink-950 py-1 pr-1 pl-4 text-linen-50 shadow-lift">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-weld-400" />
      <p ref={notice} tabIndex={-1} className="flex-1 outline-none">
        {copy.outcomes[outcome]}
      </p>
      <Link
        to={listPath}
        replace
        preventScrollReset
        aria-label={copy.dismiss}
        className="on-dark grid size-11 place-items-center rounded-control hover:bg-ink-700"
      >
        <X aria-hidden="true" className="size-5" />
      </Link>
    </div>
  );
}
