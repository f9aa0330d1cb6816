import type { ComponentType } from "react";
import {
  RouterProvider,
  UNSAFE_decodeViaTurboStream,
  UNSAFE_FrameworkContext,
  UNSAFE_RemixErrorBoundary,
} from "react-router";
import { documentRoutes, type Framework, type Given, stillRouter } from "./still-router";

interface Brought {
  __reactRouterContext?: Pick<Framework, "future" | "ssr" | "isSpaMode" | "routeDiscovery"> & {
    stream?: ReadableStream<Uint8Array>;
  };
  __reactRouterManifest?: Framework["manifest"];
  __reactRouterRouteModules?: Framework["routeModules"];
}

/** Replaces `HydratedRouter`, most of which serves client-side navigation; links load documents. */
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
  // Structured as on the server, with a sibling after it: React's ids depend on it.
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

export function modulesHere(): Framework["routeModules"] {
  const brought: Window & Brought = window;
  return brought.__reactRouterRouteModules ?? {};
}
