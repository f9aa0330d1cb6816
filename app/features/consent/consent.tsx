import { useEffect, useState, useSyncExternalStore } from "react";
import { isDeskPath } from "~/lib/desk-path";
import { documentRights } from "~/lib/http/document-rights";
import { usePageAddress } from "~/lib/page-address";
import { timeOnPage } from "~/lib/time-on-page";
import { Analytics } from "./analytics";
import { dropAnalyticsCookies } from "./browser-cookies";
import { ASKS_AFTER, BANNER_ID } from "./choice";
import { ConsentPanel } from "./consent-panel";
import { alignCookie, currentChoice } from "./consent-store";
import { areSettingsOpen, closeSettings, subscribeToSettings } from "./settings-view";
import { useChoice } from "./use-choice";

/** The banner is part of every page, so it can be shown before anything else is fetched. */
export function Consent({ analyticsId }: { analyticsId: string | null }) {
  const { pathname } = usePageAddress();
  const choice = useChoice();
  const isOpen = useSyncExternalStore(subscribeToSettings, areSettingsOpen, () => false);
  const isDesk = isDeskPath(pathname);
  const isDue = useDelay(!isDesk && choice === null);
  const isShown = isOpen || (isDue && choice === null);
  useEffect(() => {
    alignCookie();
    if (choice?.analytics === false) dropAnalyticsCookies();
  }, [choice]);
  return (
    <>
      {!isDesk && (
        <ConsentPanel
          key={isOpen ? "settings" : "banner"}
          isShown={isShown}
          isSettings={isOpen}
          choice={choice}
          onDone={closeSettings}
        />
      )}
      {choice?.analytics && analyticsId && documentRights().analytics && <Analytics id={analyticsId} />}
    </>
  );
}

function useDelay(isWanted: boolean): boolean {
  const [isOver, setOver] = useState(isAsking);
  useEffect(() => {
    // The first render has to match the server's.
    if (!isWanted || currentChoice()) return;
    const timer = setTimeout(() => setOver(true), ASKS_AFTER - timeOnPage());
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isOver;
}

/** Replacing the banner then would lose a press or the focus in it. */
function isAsking(): boolean {
  return typeof document !== "undefined" && document.getElementById(BANNER_ID)?.hidden === false;
}
