import { MessagesSquare } from "lucide-react";
import { redirect } from "react-router";
import { useRowKeys } from "~/components/desk/use-row-keys";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { useWords } from "~/content/desk/words";
import { readInbox } from "~/features/chat/desk/inbox.server";
import { InboxList } from "~/features/chat/desk/inbox-list";
import { CHATS_PATH } from "~/features/chat/paths";
import { deskMeta } from "~/features/desk/desk-meta";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chats";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const cursor = url.searchParams.get("cursor");
  const page = await orDatabaseAway(async () => {
    await requireUser(args);
    return readInbox(context.get(servicesContext).db, cursor, { language, now: new Date() });
  });
  if (!page) throw redirect(CHATS_PATH);
  const olderPath = page.nextCursor && `${CHATS_PATH}?${new URLSearchParams({ cursor: page.nextCursor })}`;
  return { items: page.items, olderPath, isNewest: cursor === null };
}

export const meta = deskMeta(({ admin }) => admin.chats.metaTitle);

export default function Chats({ loaderData: { items, olderPath, isNewest } }: Route.ComponentProps) {
  const { chats: words } = useWords("admin");
  useRowKeys();
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{isNewest ? words.subtitle : words.olderSubtitle}</p>
      {items.length > 0 ? <InboxList items={items} /> : <EmptyList icon={MessagesSquare} copy={words.empty} />}
      <Paging olderPath={olderPath} newestPath={isNewest ? null : CHATS_PATH} copy={words} />
    </>
  );
}
