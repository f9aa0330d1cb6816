import type { ComponentType } from "react";
import type { ClientInstrumentation } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { endFirstView } from "~/features/first-view/first-view-script";
import { departing } from "~/features/late-start/departing";
import { isPartExpected } from "~/features/late-start/expected-parts";

/**
 * What a route says that posts forms through the router, or goes on without a document:
 * `export const handle = { Router: WholeRouter }`.
 */
export interface RouterHandle {
  Router?: ComponentType;
}

if (typeof window !== "undefined") {
  // Back, Forward, and links to a part of the page. The router listens after this, and hears of it when the page is alive.
  window.addEventListener("popstate", (event) => {
    if (!isPartExpected()) return;
    event.stopImmediatePropagation();
    void departing(() => window.dispatchEvent(new PopStateEvent("popstate", { state: event.state })));
  });

  // The router asks once more for the routes of an address with a name in it, such as where a form is on its way. The
  // document brought those of its own address and of all above it: without a connection, the question would cost what was
  // filled in.
  const { fetch, location } = window;
  const brought = `${location.pathname}/`;
  window.fetch = (input, init) => {
    const asked = input instanceof URL && input.pathname === "/__manifest" ? input.searchParams.get("paths") : null;
    const isBrought = asked?.split(",").every((path) => brought.startsWith(`${path}/`));
    return isBrought ? Promise.resolve(Response.json({})) : fetch(input, init);
  };
}

/** What every other way to another page of the site begins with. */
const watch: ClientInstrumentation = {
  router: ({ instrument }) => instrument({ navigate: leaving }),
};

async function leaving(go: () => Promise<unknown>): Promise<void> {
  endFirstView();
  await departing(go);
}

export function WholeRouter() {
  return <HydratedRouter instrumentations={[watch]} />;
}
