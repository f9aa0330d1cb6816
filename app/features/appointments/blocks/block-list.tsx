import { CircleAlert, LockOpen } from "lucide-react";
import { Form, Link } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { Button } from "~/components/ui/button";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { BLOCKS_PATH, movePath } from "../paths";
import type { ShownBlock } from "./block";

interface BlockListProps {
  blocks: readonly ShownBlock[];
}

export function BlockList({ blocks }: BlockListProps) {
  const words = useWords("agendaBlocks");
  return (
    <ul aria-label={words.list.label} className="rounded-card border border-linen-200 bg-white">
      {blocks.map((block) => (
        <li key={block.id} className="grid gap-3 border-t border-linen-200 px-4 py-4 first:border-t-0 sm:px-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <p className="font-semibold text-ink-950 tabular-nums first-letter:uppercase">{block.text}</p>
              {block.note && <p className="wrap-anywhere">{block.note}</p>}
              <p className="text-small wrap-anywhere text-ink-500">
                {words.list.by} {block.by}
              </p>
            </div>
            <Unblock block={block} />
          </div>
          <BlockedAppointments appointments={block.appointments} />
        </li>
      ))}
    </ul>
  );
}

/** The desk alone moves or cancels them. */
export function BlockedAppointments({ appointments }: Pick<ShownBlock, "appointments">) {
  const { booked: words } = useWords("agendaBlocks");
  if (appointments.length === 0) return null;
  return (
    <div className="border-l-8 border-double border-madder-700 bg-madder-100 px-4 py-3 text-small text-ink-950">
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-madder-700" />
        {appointments.length === 1 ? words.one : words.more}
      </p>
      <ul className="mt-1 ml-6.5">
        {appointments.map(({ id, name, moment }) => (
          <li key={id} className="wrap-anywhere">
            <TimeOf moment={moment} /> · {name}&nbsp;·{" "}
            <Link to={movePath(id)} className="link inline-flex min-h-6 items-center">
              {words.move}
              <span className="sr-only">: {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Unblock({ block, action = BLOCKS_PATH }: { block: ShownBlock; action?: string }) {
  const { list: words } = useWords("agendaBlocks");
  const { pending } = useWords("form");
  const isPending = useIsPending({ block: block.id });
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="do" value="unblock" />
      <input type="hidden" name="block" value={block.id} />
      <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small" aria-disabled={isPending}>
        <LockOpen aria-hidden="true" />
        {isPending ? pending : words.unblock}
        <span className="sr-only">: {block.text}</span>
      </Button>
    </Form>
  );
}
