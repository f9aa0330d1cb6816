import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { isDeskPath } from "~/features/auth/paths";
import { Analytics } from "./analytics";
import { dropAnalyticsCookies } from "./browser-cookies";
import { allowsAnything } from "./choice";
import type { ConsentPanelProps } from "./consent-panel";
import { alignCookie, currentChoice } from "./consent-store";
import { DocumentNavigation } from "./document-navigation";
import { documentRights } from "./document-rights";
import { areSettingsOpen, closeSettings, subscribeToSettings } from "./settings-view";
import { useChoice } from "./use-choice";

/** Milliseconds after the page has loaded until it asks (specification, section 4). */
const DELAY = 1_500;

/**
 * Asks a visitor who has not chosen yet, shows the settings when they are asked for, and does what was chosen. Mounted
 * once, in the root; what it shows is fetched when it is about to be seen.
 */
export function Consent({ analyticsId }: { analyticsId: string | null }) {
  const { pathname } = useLocation();
  const choice = useChoice();
  const isOpen = useSyncExternalStore(subscribeToSettings, areSettingsOpen, () => false);
  const isDesk = isDeskPath(pathname);
  const isDue = useDelay(!isDesk && choice === null);
  const isShown = !isDesk && (isOpen || (isDue && choice === null));
  const Panel = useConsentPanel(isShown);
  useEffect(() => {
    alignCookie();
    if (choice?.analytics === false) dropAnalyticsCookies();
  }, [choice]);
  const isMeasured = analyticsId !== null;
  return (
    <>
      {isShown && Panel && (
        <Panel key={isOpen ? "settings" : "banner"} isSettings={isOpen} choice={choice} onDone={closeSettings} />
      )}
      {choice?.analytics && documentRights(isMeasured).analytics && analyticsId && <Analytics id={analyticsId} />}
      {choice && allowsAnything(choice) && !isDesk && <DocumentNavigation isMeasured={isMeasured} />}
    </>
  );
}

/** Whether `DELAY` has gone by since `isWanted`. What is to be shown then is fetched meanwhile. */
function useDelay(isWanted: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // The first render, which has to be the server's, knows of no choice.
    if (!isWanted || currentChoice()) return;
    loadPanel().catch(() => undefined);
    const timer = setTimeout(() => setOver(true), DELAY);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isOver;
}

const loadPanel = () => import("./consent-panel").then(({ ConsentPanel }) => ConsentPanel);

/** The banner and the settings; null until `isNeeded`, and until their code has come. */
function useConsentPanel(isNeeded: boolean): ComponentType<ConsentPanelProps> | null {
  const [Panel, setPanel] = useState<ComponentType<ConsentPanelProps> | null>(null);
  const isMissing = isNeeded && !Panel;
  useEffect(() => {
    if (!isMissing) return;
    loadPanel().then(
      (component) => setPanel(() => component),
      // The network is away: nothing was allowed, and nothing is loaded. The settings can be opened again.
      closeSettings,
    );
  }, [isMissing]);
  return Panel;
}
