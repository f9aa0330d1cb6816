import type { ComponentType } from "react";
import {
  RouterProvider,
  UNSAFE_decodeViaTurboStream,
  UNSAFE_FrameworkContext,
  UNSAFE_RemixErrorBoundary,
} from "react-router";
import { documentRoutes, type Framework, type Given, stillRouter } from "./still-router";

/** What a document brings along for the router, by the names that the router gives it. */
interface Brought {
  __reactRouterContext?: Pick<Framework, "future" | "ssr" | "isSpaMode" | "routeDiscovery"> & {
    stream?: ReadableStream<Uint8Array>;
  };
  __reactRouterManifest?: Framework["manifest"];
  __reactRouterRouteModules?: Framework["routeModules"];
}

/**
 * The page of a document as the server rendered it, to come alive there; every way on from it is another document. Takes
 * the place of `HydratedRouter`, most of which serves for going on without one. A page with forms of the router, or with
 * ways of its own, brings a `WholeRouter`.
 */
export async function documentPage(): Promise<ComponentType> {
  const brought: Window & Brought = window;
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = brought;
  if (!context?.stream || !manifest || !modules) throw new Error("The document brings nothing for the router");
  const { value } = await UNSAFE_decodeViaTurboStream(context.stream, window);
  const router = stillRouter(documentRoutes(manifest.routes, modules), value as Given);
  const framework = { ...context, manifest, routeModules: modules };
  // As the server puts it, with something after it: ids count on it.
  return () => (
    <>
      <UNSAFE_FrameworkContext.Provider value={framework}>
        <UNSAFE_RemixErrorBoundary location={router.state.location}>
          <RouterProvider router={router} />
        </UNSAFE_RemixErrorBoundary>
      </UNSAFE_FrameworkContext.Provider>
      {null}
    </>
  );
}

/** The modules of the routes that the document shows, outermost first. */
export function modulesHere(): Framework["routeModules"] {
  const brought: Window & Brought = window;
  return brought.__reactRouterRouteModules ?? {};
}
