import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Count } from "~/components/ui/count";

interface DeskTab {
  to: string;
  name: string;
  count?: number;
  isShown: boolean;
}

interface DeskTabsProps {
  label: string;
  tabs: readonly DeskTab[];
  className?: string;
  keepsPlace?: boolean;
}

export function DeskTabs({ label, tabs, className = "mt-4 mb-5", keepsPlace = false }: DeskTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = tabs.findIndex(({ isShown }) => isShown);

  useEffect(() => {
    const tab = list.current?.children[shown];
    if (!list.current || !(tab instanceof HTMLElement)) return;
    // Centred, to show that there is more before and after it.
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [shown]);

  return (
    <nav aria-label={label} className={className}>
      <ul
        ref={list}
        className="relative -mx-4 flex gap-x-1 overflow-x-auto px-1 pt-1 [scrollbar-width:none] max-[359px]:gap-x-0 max-[359px]:text-small sm:-ml-3 sm:mr-0 sm:px-0"
      >
        {tabs.map(({ to, name, count, isShown }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              preventScrollReset={keepsPlace}
              aria-current={isShown ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 font-semibold text-ink-700 -outline-offset-3 hover:text-ink-950 aria-[current=page]:border-madder-600 aria-[current=page]:text-ink-950 max-[359px]:px-1.5"
            >
              {name}
              {count !== undefined && (
                <span className="ml-1.5 text-small text-ink-500 tabular-nums">
                  <Count of={count} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
