import { BookmarkPlus, Users } from "lucide-react";
import { Link } from "react-router";
import type { DashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { fill } from "~/lib/text/fill";
import type { SavedView } from "./saved-view";
import { ViewForm } from "./view-form";

interface ViewChipsProps {
  views: readonly SavedView[];
  canSave: boolean;
  listPath: string;
  copy: DashboardCopy["views"];
  refused: Record<string, string> | null;
}

const CHIP =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 px-3.5 text-small font-semibold whitespace-nowrap";

/** Opened content goes below the whole row, and what follows in the row stays in place. */
const FOLD =
  "open:basis-full supports-[selector(::details-content)]:open:contents details-content:order-1 details-content:basis-full";

export function ViewChips({ views, canSave, listPath, copy, refused }: ViewChipsProps) {
  const current = views.find(({ isCurrent }) => isCurrent);
  return (
    <>
      {/* The padding leaves room for the focus ring, which a scrolling list would cut off. */}
      <nav
        aria-label={copy.label}
        className="relative -m-1.5 min-w-0 flex-[1_1_60%] overflow-x-auto p-1.5 sm:flex-none"
      >
        <ul className="flex gap-2 sm:flex-wrap">
          {views.map((view) => (
            // On a phone the row is wider than the screen: the current view comes first.
            <li key={view.to + view.name} className="max-sm:has-[[aria-current]]:-order-1">
              <Link
                to={view.to}
                preventScrollReset
                aria-current={view.isCurrent ? "page" : undefined}
                className={`${CHIP} border-linen-300 bg-white text-ink-950 hover:border-indigo-700 aria-[current=page]:border-indigo-700 aria-[current=page]:bg-indigo-700 aria-[current=page]:text-white`}
              >
                {view.name}
                {view.id !== null && view.isShared && (
                  <>
                    <Users aria-hidden="true" className="size-4" />
                    <span className="sr-only">({copy.shared})</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!current && canSave && (
        <details open={refused !== null} className={FOLD}>
          <summary className="link inline-flex min-h-11 items-center gap-1.5 text-small">
            <BookmarkPlus aria-hidden="true" className="size-4.5" />
            {copy.save}
          </summary>
          <ViewForm listPath={listPath} view={null} copy={copy} typed={refused} />
        </details>
      )}
      {current?.isOpenToChange && (
        <details key={current.id} open={refused !== null} className={FOLD}>
          <summary className="link inline-flex min-h-11 items-center gap-1.5 text-small">
            {fill(copy.change, { name: current.name })}
          </summary>
          <ViewForm listPath={listPath} view={current} copy={copy} typed={refused} />
        </details>
      )}
    </>
  );
}
