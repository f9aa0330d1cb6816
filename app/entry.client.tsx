import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteOrigin } from "./features/attribution/origin";

// A page that answers a form sent before scripts ran stands at the address of that call. The router must know the
// page's own, and a reload must ask for it.
const { path } = document.documentElement.dataset;
if (path && window.location.pathname.startsWith("/api/")) window.history.replaceState(null, "", path);

noteOrigin();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
