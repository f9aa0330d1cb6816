import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { noteOrigin } from "./features/attribution/origin";
import { documentPage, modulesHere } from "./features/document-router/document-router";
import type { RouterHandle } from "./features/document-router/whole-router";
import { WHOLE } from "./features/first-view/first-view-script";
import { keepTyping } from "./features/forms/keep-typing";
import { withoutUnanswered } from "./features/late-start/unanswered-events";

// A page that answers a form sent before scripts ran is at the address of the API, with the page's query. The router
// must know the page's own address, and a reload must request it.
const { path } = document.documentElement.dataset;
if (path && window.location.pathname.startsWith("/api/")) {
  window.history.replaceState(null, "", path + window.location.search);
}

noteOrigin();

void start();

async function start(): Promise<void> {
  const Page = await page();
  window.dispatchEvent(new Event(WHOLE));
  const options = keepTyping();
  startTransition(() =>
    withoutUnanswered(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Page />
        </StrictMode>,
        options,
      );
    }),
  );
}

/** The router that a route of this document brings, or otherwise the document as it was served. */
async function page(): Promise<ComponentType> {
  // In development, modules are replaced through the router.
  if (import.meta.env.DEV) return (await import("./features/document-router/whole-router")).WholeRouter;
  for (const module of Object.values(modulesHere())) {
    const { Router } = (module?.handle ?? {}) as RouterHandle;
    if (Router) return Router;
  }
  return documentPage();
}
