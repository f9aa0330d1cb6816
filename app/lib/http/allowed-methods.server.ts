import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { readableUrl } from "./readable-request.server";

type Routes = ServerBuild["routes"];
const DATA = /(?<=\/)_\.data$|\.data$/;

type AllowedMethods = (url: string) => string;

/** It searches all patterns, so it is for refusals, not for every request. */
export function createAllowedMethods({ routes }: Pick<ServerBuild, "routes">): AllowedMethods {
  const tree = childrenOf(undefined, routes);
  return (url) => {
    const { pathname } = readableUrl(new URL(url));
    const id = matchRoutes(tree, pathname.replace(DATA, ""))?.at(-1)?.route.id;
    const module = id === undefined ? undefined : routes[id]?.module;
    // An address without a route can be read too (it is not found), and so can a page without a loader.
    const isRead = !module || module.loader !== undefined || module.default !== undefined;
    return [isRead && "GET, HEAD", module?.action && "POST"].filter(Boolean).join(", ");
  };
}

function childrenOf(parentId: string | undefined, routes: Routes): RouteObject[] {
  return Object.values(routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [{ id: route.id, path: route.path ?? "", children: childrenOf(route.id, routes) }]
      : [],
  );
}
