import { ChevronDown } from "lucide-react";
import { Count } from "~/components/ui/count";
import { useWords } from "~/content/desk/words";
import { readable, type UnknownPath } from "./not-found-table";

interface ProbeListProps {
  probes: readonly UnknownPath[];
  attempts: number;
}

export function ProbeList({ probes, attempts }: ProbeListProps) {
  const { probes: words } = useWords("admin").unknownPaths;
  return (
    <details className="group/probes mt-6">
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center gap-2">
        <span>
          <Count of={attempts} /> {attempts === 1 ? words.one : words.more}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-[rotate] group-open/probes:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <p className="mt-1 mb-3 max-w-[70ch] text-small">{words.text}</p>
      <ul className="rounded-card border border-linen-200 bg-white">
        {probes.map(({ path, hits, lastSeen }) => (
          <li
            key={path}
            className="flex flex-wrap items-baseline gap-x-4 border-t border-linen-200 px-4 py-2 text-small first:border-t-0 sm:px-6"
          >
            <bdi className="min-w-0 flex-1 basis-48 wrap-anywhere text-ink-950">{readable(path)}</bdi>
            <span className="tabular-nums">
              <Count of={hits} />×
            </span>
            <time dateTime={lastSeen.iso} className="text-ink-500 tabular-nums">
              {lastSeen.text}
            </time>
          </li>
        ))}
      </ul>
    </details>
  );
}
