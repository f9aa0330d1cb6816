import { Outlet } from "react-router";
import { adminCopy } from "~/content/admin/admin-copy.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { DeskError } from "~/features/desk/desk-error";
import { DeskHead } from "~/features/desk/desk-head";
import { WholeRouter } from "~/features/document-router/whole-router";
import { languageContext } from "~/lib/request-context";
import type { Route } from "./+types/admin";

/** The desk has no menu and no footer of the site around it. */
export const handle = { frame: "none", chat: "none", Router: WholeRouter };

/** Nothing below /admin is kept by caches or shown by search engines, whatever the answer is. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_args, next) => {
    const response = await next();
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("X-Robots-Tag", "noindex, nofollow");
    return response;
  },
];

export function loader({ context }: Route.LoaderArgs) {
  return { copy: pageCopy(adminCopy, context.get(languageContext)).desk.error };
}

export default function Admin() {
  return (
    <>
      <DeskHead />
      <Outlet />
    </>
  );
}

/** When the database is away (503), and whatever else goes wrong below /admin. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  return <DeskError copy={loaderData.copy} />;
}
