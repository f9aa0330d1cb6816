import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import type { Versions } from "./read-versions.server";

export function QuoteVersions({ versions: { rows } }: { versions: Versions }) {
  const { quote: words } = useWords("quotes");
  if (rows.length === 0) return null;
  return (
    <nav aria-label={words.versions} className="mb-6 text-small">
      <ol className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {rows.map(({ to, number, state, isShown }) => (
          <li key={to} className="inline-flex items-center gap-1.5">
            <Link
              to={to}
              aria-current={isShown ? "page" : undefined}
              className={`inline-flex min-h-11 items-center tabular-nums ${isShown ? "font-semibold text-ink-950 no-underline" : "link"}`}
            >
              {number}
            </Link>
            <span className="text-ink-500">{state}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
