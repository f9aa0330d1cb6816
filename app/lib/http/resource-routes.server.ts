import type { LoaderFunctionArgs, RouterContextProvider, ServerBuild } from "react-router";
import { methodNotAllowed } from "./api.server";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
/** Null where the router is to do so. */
type ResourceHandler = (request: Request, context: RouterContextProvider) => Promise<Response> | null;

/** The router's search through the patterns of all routes takes longer than most answers. */
export function createResourceHandler({ routes, entry }: Pick<ServerBuild, "routes" | "entry">): ResourceHandler {
  const byPath = new Map(
    Object.values(routes).flatMap((route) =>
      route && isFixedResource(route, routes) ? [[`/${route.path}`, route]] : [],
    ),
  );
  return (request, context) => {
    const url = new URL(request.url);
    // The way the router reads a path: percent-encoded or not, it is the same address.
    const module = byPath.get(decodeURI(url.pathname).toLowerCase())?.module;
    if (!module) return null;
    const handle = request.method === "GET" ? module.loader : module.action;
    if (!handle) return Promise.resolve(methodNotAllowed(module.loader ? "GET, HEAD" : "POST"));
    return answer(handle, { request, url, params: {}, pattern: url.pathname, context });
  };

  async function answer(handle: (args: LoaderFunctionArgs) => unknown, args: LoaderFunctionArgs): Promise<Response> {
    try {
      const answered = await handle(args);
      if (answered instanceof Response) return answered;
      throw new Error(`${args.pattern} answers with something else than a Response`);
    } catch (error) {
      if (error instanceof Response) return error;
      entry.module.handleError?.(error, args);
      return new Response("Unexpected Server Error", { status: 500, headers: { "Content-Type": "text/plain" } });
    }
  }
}

function isFixedResource({ path = "", parentId, module }: Route, routes: Routes): boolean {
  const isResource = module.default === undefined && module.ErrorBoundary === undefined;
  const parent = parentId === undefined ? undefined : routes[parentId];
  const isAlone = parent?.parentId === undefined && !parent?.module.middleware && !module.middleware;
  return isResource && isAlone && !/[:*?]/.test(path);
}
