import type { ComponentProps, ContextType } from "react";
import {
  createPath,
  createStaticRouter,
  type DataRouter,
  type Location,
  matchRoutes,
  type RouteObject,
  type RouterState,
  type To,
  type UNSAFE_FrameworkContext,
} from "react-router";
import { endFirstView } from "../first-view/first-view-script";
import { departing } from "../late-start/before-navigation";

export type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;
type Module = NonNullable<Framework["routeModules"][string]>;
type InLayout = ComponentProps<NonNullable<Module["Layout"]>>["children"];
type RouterSubscriber = Parameters<DataRouter["subscribe"]>[0];
type Ways = { replace?: boolean; preventScrollReset?: boolean };

export type Given = Pick<RouterState, "loaderData"> & Partial<Pick<RouterState, "actionData" | "errors">>;

/** Back, Forward, and anchors. */
const WAYS_WITHIN = ["popstate", "hashchange"] as const;

const STEPS_BEFORE = "stepsBefore";

export function documentRoutes(
  known: Framework["manifest"]["routes"],
  modules: Framework["routeModules"],
): RouteObject[] {
  return Object.entries(modules).reduceRight<RouteObject[]>((children, [id, module]) => {
    if (!module) return children;
    const path = known[id]?.path;
    const route = { id, handle: module.handle, ...shownBy(module) };
    if (children.length === 0 && path === undefined) return [{ ...route, index: true }];
    return [{ ...route, children, ...(path !== undefined && { path }) }];
  }, []);
}

function shownBy({ default: Page, ErrorBoundary, Layout }: Module): Pick<RouteObject, "element" | "errorElement"> {
  const inLayout = (element: InLayout) => (Layout ? <Layout>{element}</Layout> : element);
  return {
    element: inLayout(<Page />),
    ...(ErrorBoundary && { errorElement: inLayout(<ErrorBoundary />) }),
  };
}

/** Only `preventScrollReset` to another query of the same path stays within the page. */
export function stillRouter(routes: RouteObject[], given: Given): DataRouter {
  const here = pageHere();
  const still = createStaticRouter(routes, {
    basename: "/",
    location: here,
    matches: (matchRoutes(routes, here) ?? matchRoutes(routes, pathServed()) ?? []) as RouterState["matches"],
    loaderData: given.loaderData,
    actionData: given.actionData ?? null,
    errors: given.errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  });
  // The browser restores the scroll position of documents.
  const state = { ...still.state, restoreScrollPosition: false as const };
  const listeners = new Set<RouterSubscriber>();
  const tell = () => {
    for (const listener of listeners)
      listener({ ...state, location: pageHere() }, { deletedFetchers: [], newErrors: null, flushSync: false });
  };
  return {
    ...still,
    state,
    async navigate(to: To | number | null, { replace = false, preventScrollReset = false }: Ways = {}) {
      if (typeof to === "number") return window.history.go(to);
      const { href, pathname } = window.location;
      const next = new URL(typeof to === "string" ? to : createPath({ pathname, ...to }), href);
      if (!preventScrollReset || next.pathname !== pathname) return goOn(next, replace);
      await departing(() => {
        // Like a link: pressed twice, it adds only one step to go back.
        const isHere = next.href === window.location.href;
        const isSame = replace || isHere;
        const state = { key: String(Math.random()), [STEPS_BEFORE]: stepsBefore() + (isSame ? 0 : 1) };
        window.history[isSame ? "replaceState" : "pushState"](state, "", next);
        tell();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      const move = () => void departing(tell);
      for (const way of WAYS_WITHIN) window.addEventListener(way, move);
      // Catches up with what the visitor did while the page came to life.
      const { search, hash } = pageHere();
      if (search !== here.search || hash !== here.hash) move();
      return () => {
        listeners.delete(listener);
        for (const way of WAYS_WITHIN) window.removeEventListener(way, move);
      };
    },
    enableScrollRestoration: () => () => {},
    deleteBlocker: () => {},
  };
}

/** Counted from the entry with which this page was opened. */
export function stepsBefore(): number {
  return window.history.state?.[STEPS_BEFORE] ?? 0;
}

function goOn(next: URL, replace: boolean): void {
  // The position of an anchor depends on the heights of everything above it.
  if (next.hash) endFirstView();
  if (replace) window.location.replace(next);
  else window.location.assign(next);
}

/** An address that the server cannot parse is answered as another one that does not exist. */
function pathServed(): string {
  return document.documentElement.dataset.path ?? "/";
}

function pageHere(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: null, key: window.history.state?.key ?? "default" };
}
