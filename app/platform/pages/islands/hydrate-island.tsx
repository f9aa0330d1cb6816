import { type ComponentType, type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { preserveTyping } from "~/components/forms/preserve-typing";
import { PAGE_DATA_ID } from "./island-element";
import { type PageData, PageDataProvider } from "./page-data";

let data: PageData | undefined;

/** Resolves once it answers. */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  data ??= JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? "") as PageData;
  const page = data;
  const { id = "", props = "{}" } = element.dataset;
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <StrictMode>
        <Hydrated onHydrated={resolve}>
          <PageDataProvider data={page}>
            <Component {...JSON.parse(props)} />
          </PageDataProvider>
        </Hydrated>
      </StrictMode>,
      { identifierPrefix: id, ...preserveTyping(element) },
    );
  });
}

/** Around, not beside: React's ids depend on siblings, and the server has none. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
