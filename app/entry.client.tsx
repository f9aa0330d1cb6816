import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { ClientInstrumentation } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { noteOrigin } from "./features/attribution/origin";
import { noteDeparture } from "./features/late-start/nearness";

// A page that answers a form sent before scripts ran stands at the address of that call. The router must know the
// page's own, and a reload must ask for it.
const { path } = document.documentElement.dataset;
if (path && window.location.pathname.startsWith("/api/")) window.history.replaceState(null, "", path);

noteOrigin();

/** What every way to another page of the site begins with; Back and Forward tell by themselves. */
const watch: ClientInstrumentation = {
  router: ({ instrument }) => instrument({ navigate: departing, fetch: departing }),
};

async function departing(go: () => Promise<unknown>): Promise<void> {
  noteDeparture();
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
