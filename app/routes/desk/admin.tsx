import { Outlet } from "react-router";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { DeskError } from "~/features/desk/desk-error";
import { DeskHead } from "~/features/desk/desk-head";
import { languageContext } from "~/lib/request-context";
import type { Route } from "./+types/admin";

export const handle = { frame: "none", chat: "none", router: "whole" };

/** Caches and search engines must not keep anything below /admin, whatever the answer is. */
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

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  return <DeskError copy={loaderData.copy} />;
}
