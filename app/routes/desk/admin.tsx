import { Outlet } from "react-router";
import { business } from "~/content/business";
import { DeskError } from "~/features/desk/desk-error";
import type { PageHandle } from "~/platform/pages/page-handle";
import type { Route } from "./+types/admin";

export const handle: PageHandle = { router: "whole" };

/** Caches and search engines must not keep anything below /admin, under any status. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_args, next) => {
    const response = await next();
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("X-Robots-Tag", "noindex, nofollow");
    return response;
  },
];

export default function Admin() {
  return (
    <>
      {/* Apple's tags. They and the manifest make the desk an app on a home screen. */}
      <meta name="theme-color" content="#181b4d" />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-status-bar-style" content="default" />
      <meta name="apple-mobile-web-app-title" content={business.name} />
      <Outlet />
    </>
  );
}

export const ErrorBoundary = DeskError;
