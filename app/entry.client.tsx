import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { noteOrigin } from "./features/attribution/origin";
import { documentPage, modulesHere } from "./features/document-router/document-router";
import type { RouterHandle } from "./features/document-router/whole-router";
import { WHOLE } from "./features/first-view/first-view-script";
import { withoutUnanswered } from "./features/late-start/unanswered-events";

// A page that answers a form sent before scripts ran stands at the address of that call, with as much of its query. The
// router must know the page's own, and a reload must ask for it.
const { path } = document.documentElement.dataset;
if (path && window.location.pathname.startsWith("/api/")) {
  window.history.replaceState(null, "", path + window.location.search);
}

noteOrigin();

void start();

async function start(): Promise<void> {
  const Page = await page();
  window.dispatchEvent(new Event(WHOLE));
  startTransition(() =>
    withoutUnanswered(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Page />
        </StrictMode>,
      );
    }),
  );
}

/** What a route of this document brings, or else the document as it is. */
async function page(): Promise<ComponentType> {
  // While developing, modules are exchanged through the router.
  if (import.meta.env.DEV) return (await import("./features/document-router/whole-router")).WholeRouter;
  for (const module of Object.values(modulesHere())) {
    const { Router } = (module?.handle ?? {}) as RouterHandle;
    if (Router) return Router;
  }
  return documentPage();
}
