import { Hand } from "lucide-react";
import { Link } from "react-router";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { chatPath } from "../paths";
import type { InboxItem } from "./inbox.server";

export function InboxList({ items }: { items: readonly InboxItem[] }) {
  const { chats: words } = useWords("admin");
  return (
    <ol aria-label={words.listLabel} className="rounded-card border border-linen-200 bg-white">
      {items.map((item) => (
        <InboxRow key={item.id} item={item} />
      ))}
    </ol>
  );
}

function InboxRow({ item }: { item: InboxItem }) {
  const { chats: words } = useWords("admin");
  const { id, name, code, by, last, unread, page } = item;
  return (
    <li className="relative border-t border-linen-200 first:border-t-0 has-[a:hover]:bg-linen-50">
      <article className="grid gap-x-6 gap-y-1 px-4 py-4 sm:px-6 md:grid-cols-[13rem_minmax(0,1fr)_auto] md:items-baseline">
        <h2 className="min-w-0 text-base leading-snug wrap-anywhere">
          <Link to={chatPath(id)} className="after:absolute after:inset-0 after:content-['']">
            {name ?? `${words.visitor} ${code}`}
          </Link>
          {unread > 0 && (
            <span className="ml-2 inline-block rounded-stitch bg-madder-600 px-1.5 py-0.5 font-text text-xs font-semibold tracking-normal whitespace-nowrap text-white">
              {unread} {words.unread}
            </span>
          )}
        </h2>
        <p className="min-w-0">
          <span className={`line-clamp-2 wrap-anywhere ${unread > 0 ? "font-semibold text-ink-950" : ""}`}>
            <span className="text-ink-500">{words.authors[last.author]}: </span>
            {last.text}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-500 md:flex-col md:items-end">
          <TimeOf moment={last.at} />
          <span className="wrap-anywhere">{page}</span>
          {by === "person" && (
            <span className="inline-flex items-center gap-1 font-semibold text-indigo-700">
              <Hand aria-hidden="true" className="size-4" />
              {words.attended}
            </span>
          )}
        </p>
      </article>
    </li>
  );
}
