import { CloudOff } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { waitingLeadPath } from "./sheet-address";
import { useWaitingLeads } from "./use-waiting-leads";
import type { WaitingLead } from "./waiting-leads";

/** On every page of the desk. */
export function WaitingBar({ by }: { by: string }) {
  const waiting = useWaitingLeads(by);
  const refused = [...waiting].find(([, { isRefused }]) => isRefused);
  const { waiting: words } = useWords("leadByHand");
  return (
    <div role="status">
      {waiting.size > 0 && (
        <p className="bg-weld-200 text-ink-950">
          <span className="wrap flex min-h-11 items-center gap-2 py-1 text-small font-semibold">
            <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{says([...waiting.values()], words)}</span>
            {refused && (
              <Link to={waitingLeadPath(refused[0])} className="inline-flex min-h-11 items-center underline">
                {fill(words.edit, { name: refused[1].fields.name ?? "" })}
              </Link>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

function says(waiting: readonly WaitingLead[], words: Record<"one" | "other" | "refused", string>): string {
  const refused = waiting.find(({ isRefused }) => isRefused);
  if (refused) return fill(words.refused, { name: refused.fields.name ?? "" });
  const [{ fields } = { fields: {} as WaitingLead["fields"] }] = waiting;
  return waiting.length === 1
    ? fill(words.one, { name: fields.name ?? "" })
    : fill(words.other, { count: String(waiting.length) });
}
