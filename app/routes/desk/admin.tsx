import { Outlet } from "react-router";
import { DeskError } from "~/features/desk/desk-error";
import { DeskHead } from "~/features/desk/desk-head";
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

export default function Admin() {
  return (
    <>
      <DeskHead />
      <Outlet />
    </>
  );
}

export const ErrorBoundary = DeskError;
