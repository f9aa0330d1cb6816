import { Link } from "react-router";
import type { RedirectsCopy } from "~/content/redirects/redirects-copy.server";
import { UNKNOWN_PATHS_PATH } from "~/features/unknown-paths/paths";
import { REDIRECTS_PATH } from "./redirect";

export const REDIRECT_TABS = { unknown: UNKNOWN_PATHS_PATH, redirects: REDIRECTS_PATH } as const;

interface RedirectTabsProps {
  current: keyof typeof REDIRECT_TABS;
  copy: RedirectsCopy["tabs"];
}

/** From the addresses that are not there to those that lead on, and back. */
export function RedirectTabs({ current, copy }: RedirectTabsProps) {
  return (
    <nav aria-label={copy.label} className="mt-4 mb-5">
      <ul className="-ml-3 flex flex-wrap gap-x-1">
        {(["unknown", "redirects"] as const).map((id) => (
          <li key={id}>
            <Link
              to={REDIRECT_TABS[id]}
              aria-current={id === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 font-semibold text-ink-700 hover:text-ink-950 aria-[current=page]:border-madder-600 aria-[current=page]:text-ink-950"
            >
              {copy[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
