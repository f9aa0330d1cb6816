import { MessagesSquare } from "lucide-react";
import { redirect } from "react-router";
import { DeskTabs } from "~/components/desk/desk-tabs";
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

const UNREAD = "unread";
const UNREAD_PATH = `${CHATS_PATH}?${UNREAD}`;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const cursor = url.searchParams.get("cursor");
  const isUnread = url.searchParams.has(UNREAD);
  const listPath = isUnread ? UNREAD_PATH : CHATS_PATH;
  const page = await orDatabaseAway(async () => {
    await requireUser(args);
    return readInbox(context.get(servicesContext).db, { isUnread, cursor }, { language, now: new Date() });
  });
  if (!page) throw redirect(listPath);
  const olderQuery = new URLSearchParams({ ...(isUnread && { [UNREAD]: "" }), cursor: page.nextCursor ?? "" });
  return {
    items: page.items,
    isUnread,
    olderPath: page.nextCursor && `${CHATS_PATH}?${olderQuery}`,
    newestPath: cursor === null ? null : listPath,
  };
}

export const meta = deskMeta(({ admin }) => admin.chats.metaTitle);

export default function Chats({ loaderData: { items, isUnread, olderPath, newestPath } }: Route.ComponentProps) {
  const { chats: words } = useWords("admin");
  useRowKeys();
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 max-w-[70ch]">{newestPath === null ? words.subtitle : words.olderSubtitle}</p>
      <DeskTabs
        label={words.lists.label}
        tabs={[
          { to: CHATS_PATH, name: words.lists.all, isShown: !isUnread },
          { to: UNREAD_PATH, name: words.lists.unread, isShown: isUnread },
        ]}
      />
      {items.length > 0 ? (
        <InboxList items={items} />
      ) : (
        <EmptyList icon={MessagesSquare} copy={isUnread ? words.allRead : words.empty} />
      )}
      <Paging olderPath={olderPath} newestPath={newestPath} copy={words} />
    </>
  );
}
