import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { readableUrl } from "./readable-request.server";

type Routes = ServerBuild["routes"];
/** How an address ends at which the router asks for the data of a page. */
const DATA = /(?<=\/)_\.data$|\.data$/;

/** What an address answers, as `Allow` names it. */
type AllowedMethods = (url: string) => string;

/** Tells for each address which methods its route has something for. It searches all patterns: for refusals, not for every request. */
export function createAllowedMethods({ routes }: Pick<ServerBuild, "routes">): AllowedMethods {
  const tree = childrenOf(undefined, routes);
  return (url) => {
    const { pathname } = readableUrl(new URL(url));
    const id = matchRoutes(tree, pathname.replace(DATA, ""))?.at(-1)?.route.id;
    const module = id === undefined ? undefined : routes[id]?.module;
    // What no route has is not found, whoever asks; a page is drawn without a loader, too.
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
