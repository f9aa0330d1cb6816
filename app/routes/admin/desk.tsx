import { data, Outlet } from "react-router";
import { adminCopy } from "~/content/admin/admin-copy.server";
import { requireOwnerAndRenew } from "~/features/auth/session.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { DeskFrame } from "~/features/leads/desk-frame";
import { languageContext } from "~/lib/request-context";
import type { Route } from "./+types/desk";
import { orDatabaseAway } from "./database-away.server";

export async function loader(args: Route.LoaderArgs) {
  const { owner, headers } = await orDatabaseAway(() => requireOwnerAndRenew(args));
  const copy = pageCopy(adminCopy, args.context.get(languageContext)).desk;
  return data({ email: owner.email, copy }, { headers });
}

export default function Desk({ loaderData: { email, copy } }: Route.ComponentProps) {
  return (
    <DeskFrame copy={copy} email={email}>
      <Outlet />
    </DeskFrame>
  );
}
