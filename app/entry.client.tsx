import { saveTypingOnLeaving } from "./components/forms/save-typing-on-leaving";
import { leadToPlaces } from "./components/layout/lead-to-places";
import { watchHeader } from "./components/layout/watch-header";
import { OPENS_AFTER } from "./features/chat/widget/auto-open";
import { currentChoice } from "./features/consent/consent-store";
import { startBanner } from "./features/consent/start-banner";
import { isPageAwaited } from "./is-page-awaited";
import { islands } from "./islands";
import { recordOrigin } from "./lib/attribution/origin";
import { startIslands } from "./platform/pages/islands/start-islands";

/** Milliseconds that the scripts of the chat get before it may open. */
const CHAT_HEAD_START = 1_000;

// A form sent without scripts is answered at the API's address: what follows needs the page's own.
const { path } = document.documentElement.dataset;
if (path && window.location.pathname.startsWith("/api/")) {
  window.history.replaceState(null, "", path + window.location.search);
}

// A visitor who was not asked yet has refused nothing.
recordOrigin(() => currentChoice()?.analytics !== false);
watchHeader();
leadToPlaces();

if ("__reactRouterContext" in window) void import("./hydrate-document");
else {
  saveTypingOnLeaving();
  startIslands(islands, {
    wakesAfter: OPENS_AFTER - CHAT_HEAD_START,
    isAwaited: isPageAwaited,
    onEarlyPress: startBanner(),
  });
  // Sent in development (`scripts/build/reload-islands.ts`).
  import.meta.hot?.on("islands:changed", () => window.location.reload());
}
