import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import type { ToldReports } from "./present-reports.server";

const TILES = ["total", "agreed", "median", "kept"] as const;

export function ReportTiles({ tiles, figures }: Pick<ToldReports, "tiles" | "figures">) {
  const { tiles: words } = useWords("reports");
  return (
    <dl
      aria-label={words.label}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-linen-200 bg-linen-200 lg:grid-cols-4"
    >
      {TILES.map((tile) => (
        <div key={tile} className="flex flex-col bg-white px-4 py-3 sm:px-5 sm:py-4">
          <dt className="text-small font-semibold text-ink-700">{words[tile].name}</dt>
          <dd className="-order-1 font-display text-[clamp(1.625rem,1.4rem+1vw,2.25rem)] leading-tight font-bold text-ink-950 tabular-nums">
            {tiles[tile]}
          </dd>
          <dd className="mt-1 text-xs leading-snug text-ink-500">{fill(words[tile].says, figures)}</dd>
        </div>
      ))}
    </dl>
  );
}
