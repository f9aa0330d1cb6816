import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { preserveTyping } from "./components/forms/preserve-typing";
import { loadWords } from "./content/desk/words";
import { isDeskPath } from "./lib/desk-path";

if (isDeskPath(window.location.pathname)) {
  void loadWords(document.documentElement.lang === "en" ? "en" : "nl").then(hydrate);
} else hydrate();

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      preserveTyping(document),
    );
  });
}
