import { data, isRouteErrorResponse, Outlet } from "react-router";
import { countUnread } from "~/features/chat/desk/inbox-store.server";
import { DeskError, Forbidden } from "~/features/desk/desk-error";
import { DeskFrame } from "~/features/desk/desk-frame";
import { keepDesk } from "~/features/desk/keep-desk";
import { useKeptPage } from "~/features/desk/use-kept-page";
import { countWaiting } from "~/features/leads/waits/wait-store.server";
import { leadsWithoutToken } from "~/features/meta-leads/setup.server";
import { TokenBanner } from "~/features/meta-leads/token-banner";
import { requireUserAndRenew } from "~/features/users/sessions/session.server";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/desk";

// All style sheets of the desk: the router fetches those of a page before it looks at what became of the page's data, and
// a failure meanwhile is reported as handled by nobody.
import "~/components/desk/desk-list.css";
import "~/components/ui/dialog.css";
import "~/features/desk/desk.css";
import "~/features/desk/site/site-form.css";
import "~/features/leads/board/board.css";
import "~/features/leads/list/bulk.css";
import "~/features/leads/today/today.css";

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const services = context.get(servicesContext);
  const { user, headers, unread, waiting, atMeta } = await orDatabaseAway(async () => ({
    ...(await requireUserAndRenew(args)),
    // The conversation that is being opened does not count: it is about to be read.
    ...(await countUnread(services.db, params.conversation)),
    waiting: await countWaiting(services.db),
    atMeta: await leadsWithoutToken(services),
  }));
  return data(
    {
      user: { id: user.id, email: user.email, role: user.role },
      counts: { unread, waiting },
      atMeta,
    },
    { headers },
  );
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepDesk];

export default function Desk({ loaderData }: Route.ComponentProps) {
  const { user, counts, atMeta } = loaderData;
  useKeptPage(loaderData);
  return (
    <DeskFrame user={user} counts={counts}>
      <TokenBanner waiting={atMeta} />
      <Outlet />
    </DeskFrame>
  );
}

/** Shows the desk around a 403. Any other error leaves no page of the desk to stay on. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData && isRouteErrorResponse(error) && error.status === 403) {
    const { user, counts } = loaderData;
    return (
      <DeskFrame user={user} counts={counts}>
        <Forbidden />
      </DeskFrame>
    );
  }
  return <DeskError />;
}
