import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTyping } from "./components/forms/keep-typing";
import { noteOrigin } from "./lib/attribution/origin";
import { documentPage, modulesHere } from "./platform/pages/document-router/document-router";
import type { RouterHandle } from "./platform/pages/document-router/whole-router";
import { WHOLE } from "./platform/pages/first-view/first-view-script";
import { withoutUnanswered } from "./platform/pages/late-start/unanswered-events";

// A form sent before scripts ran is answered at the API's address: the router needs the page's own.
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

async function page(): Promise<ComponentType> {
  // In development, modules are replaced through the router.
  if (import.meta.env.DEV) return (await import("./platform/pages/document-router/whole-router")).WholeRouter;
  for (const module of Object.values(modulesHere())) {
    const { Router } = (module?.handle ?? {}) as RouterHandle;
    if (Router) return Router;
  }
  return documentPage();
}
