import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { ClientInstrumentation } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { noteOrigin } from "./features/attribution/origin";
import { endFirstView } from "./features/first-view/first-view-script";
import { isPartExpected, partsAlive } from "./features/late-start/expected-parts";
import { noteDeparture } from "./features/late-start/nearness";

// A page that answers a form sent before scripts ran stands at the address of that call. The router must know the
// page's own, and a reload must ask for it.
const { path } = document.documentElement.dataset;
if (path && window.location.pathname.startsWith("/api/")) window.history.replaceState(null, "", path);

noteOrigin();

// Back, Forward, and links to a part of the page. The router listens after this, and hears of it when the page is alive.
window.addEventListener("popstate", (event) => {
  if (!isPartExpected()) return;
  event.stopImmediatePropagation();
  void departing(async () => window.dispatchEvent(new PopStateEvent("popstate", { state: event.state })));
});

/** What every other way to another page of the site begins with. */
const watch: ClientInstrumentation = {
  router: ({ instrument }) => instrument({ navigate: leaving, fetch: departing }),
};

async function leaving(go: () => Promise<unknown>): Promise<void> {
  endFirstView();
  await departing(go);
}

async function departing(go: () => Promise<unknown>): Promise<void> {
  noteDeparture();
  await partsAlive();
  await go();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[watch]} />
    </StrictMode>,
  );
});
