import { Hand } from "lucide-react";
import { DeskList, DeskRow } from "~/components/desk/desk-list";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { chatPath } from "../paths";
import type { InboxItem } from "./inbox.server";

export function InboxList({ items }: { items: readonly InboxItem[] }) {
  const { chats: words } = useWords("admin");
  return (
    <DeskList label={words.listLabel} className="lg:[--list-columns:0_minmax(0,5fr)_minmax(0,12fr)_11rem_8rem_0_0_0]">
      {items.map((item) => (
        <InboxRow key={item.id} item={item} />
      ))}
    </DeskList>
  );
}

function InboxRow({ item }: { item: InboxItem }) {
  const { chats: words } = useWords("admin");
  const { id, name, code, by, last, unread, page } = item;
  return (
    <DeskRow
      id={id}
      name={name ?? `${words.visitor} ${code}`}
      to={chatPath(id)}
      asked={
        <p
          className={`line-clamp-2 wrap-anywhere max-lg:line-clamp-1 ${unread > 0 ? "font-semibold text-ink-950" : ""}`}
        >
          <span className="text-ink-500">{words.authors[last.author]}: </span>
          {last.text}
        </p>
      }
      from={
        <p className="flex flex-wrap gap-x-2">
          <TimeOf moment={last.at} />
          <span className="min-w-0 truncate">{page}</span>
        </p>
      }
      state={
        <>
          {unread > 0 && (
            <p className="text-right">
              <span className="rounded-stitch bg-madder-600 px-1.5 text-xs font-semibold text-white">
                {unread} {words.unread}
              </span>
            </p>
          )}
          {by === "person" && (
            <p
              className={`flex items-center justify-end gap-1 text-small font-semibold text-indigo-700 ${unread > 0 ? "max-lg:hidden" : ""}`}
            >
              <Hand aria-hidden="true" className="size-4" />
              <span>{words.attended}</span>
            </p>
          )}
        </>
      }
    />
  );
}
