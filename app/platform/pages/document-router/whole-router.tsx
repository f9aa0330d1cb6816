import type { ComponentType } from "react";
import type { ClientInstrumentation } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { endFirstView } from "../first-view/first-view-script";
import { departing } from "../late-start/before-navigation";
import { isPartExpected } from "../late-start/expected-parts";

export interface RouterHandle {
  Router?: ComponentType;
}

if (typeof window !== "undefined") {
  // Back, Forward, and anchors. The router's own listener comes after this one, and is notified once the page is alive.
  window.addEventListener("popstate", (event) => {
    if (!isPartExpected()) return;
    event.stopImmediatePropagation();
    void departing(() => window.dispatchEvent(new PopStateEvent("popstate", { state: event.state })));
  });

  // The router would request its routes again, and without a connection that costs what was filled in.
  const { fetch, location } = window;
  const brought = `${location.pathname}/`;
  window.fetch = (input, init) => {
    const asked = input instanceof URL && input.pathname === "/__manifest" ? input.searchParams.get("paths") : null;
    const isBrought = asked?.split(",").every((path) => brought.startsWith(`${path}/`));
    return isBrought ? Promise.resolve(Response.json({})) : fetch(input, init);
  };
}

/** Runs before every other navigation within the site. */
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
