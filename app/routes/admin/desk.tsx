import { data, Outlet } from "react-router";
import { adminCopy } from "~/content/admin/admin-copy.server";
import { conversationsCopy } from "~/content/conversations/conversations-copy.server";
import { requireOwnerAndRenew } from "~/features/auth/session.server";
import { countUnread } from "~/features/conversations/store.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { DeskFrame } from "~/features/leads/desk-frame";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/desk";
import { orDatabaseAway } from "./database-away.server";

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const language = context.get(languageContext);
  const { owner, headers, unread } = await orDatabaseAway(async () => ({
    ...(await requireOwnerAndRenew(args)),
    // The one that is being opened is read by that.
    ...(await countUnread(context.get(servicesContext).db, params.conversation)),
  }));
  return data(
    {
      email: owner.email,
      unread,
      news: conversationsCopy[language].news,
      copy: pageCopy(adminCopy, language).desk,
    },
    { headers },
  );
}

export default function Desk({ loaderData: { email, unread, news, copy } }: Route.ComponentProps) {
  return (
    <DeskFrame copy={copy} email={email} unread={unread} news={news}>
      <Outlet />
    </DeskFrame>
  );
}
