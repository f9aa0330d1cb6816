import { CalendarOff, CircleAlert } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { BLOCKS_PATH } from "../paths";
import type { ShownBlock } from "./block";

interface BlockedTimesProps {
  blocks: readonly ShownBlock[];
}

export function BlockedTimes({ blocks }: BlockedTimesProps) {
  const words = useWords("agendaBlocks");
  return (
    <aside aria-label={words.list.label} className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink to={BLOCKS_PATH} variant="quiet" className="min-h-11 text-small">
        <CalendarOff aria-hidden="true" />
        {words.list.more}
      </ButtonLink>
      {blocks.length > 0 && (
        <ul className="flex flex-wrap gap-2 text-small">
          {blocks.map(({ id, text, note, appointments }) => (
            <li
              key={id}
              className="flex items-center gap-2 rounded-stitch bg-linen-200 px-2.5 py-1 text-ink-950 tabular-nums"
            >
              {appointments.length > 0 && (
                <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-madder-700" />
              )}
              <span className="wrap-anywhere">
                {text}
                {note && ` · ${note}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
