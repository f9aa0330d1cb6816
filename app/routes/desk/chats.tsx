import { MessagesSquare } from "lucide-react";
import { redirect } from "react-router";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { business } from "~/content/business";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { readInbox } from "~/features/chat/desk/inbox.server";
import { InboxList } from "~/features/chat/desk/inbox-list";
import { CHATS_PATH } from "~/features/chat/paths";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
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
  return { items: page.items, olderPath, isNewest: cursor === null, copy: pageCopy(adminCopy, language).chats };
}

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function Chats({ loaderData: { items, olderPath, isNewest, copy } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-desk">{copy.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{isNewest ? copy.subtitle : copy.olderSubtitle}</p>
      {items.length > 0 ? (
        <InboxList items={items} copy={copy} />
      ) : (
        <EmptyList icon={MessagesSquare} copy={copy.empty} />
      )}
      <Paging olderPath={olderPath} newestPath={isNewest ? null : CHATS_PATH} copy={copy} />
    </>
  );
}
