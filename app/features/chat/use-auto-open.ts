import { useEffect, useEffectEvent, useRef } from "react";
import { pathOf } from "~/content/pages";
import { barePath } from "~/lib/language/language";
import { OPENS_AFTER } from "./auto-open";
import { isBusy, watchForms } from "./form-in-use";
import { keep, readKept } from "./kept-in-browser";

/** Whether the chat was open in this browser session, by itself or by the visitor. */
export function wasOpened(): boolean {
  return readKept("opened") !== null;
}

export function noteOpened(): void {
  keep("opened", "yes");
}

interface AutoOpenOptions {
  pathname: string;
  /** When the page was there, in epoch milliseconds. */
  since: number;
  open: () => void;
}

/**
 * Calls `open` once per browser session, 10 s after load. Where that is not wanted, or the visitor is at a form then, it
 * waits for another page, and for 10 s there.
 */
export function useAutoOpen({ pathname, since, open }: AutoOpenOptions): void {
  const isDue = useRef(false);
  const tryNow = useEffectEvent(() => {
    isDue.current = true;
    if (!wasOpened() && mayOpenOn(pathname) && !isBusy()) open();
  });
  useEffect(watchForms, []);
  useEffect(() => {
    const timer = setTimeout(() => tryNow(), since + OPENS_AFTER - Date.now());
    return () => clearTimeout(timer);
  }, [since]);
  useEffect(() => {
    if (!isDue.current || !mayOpenOn(pathname)) return;
    const timer = setTimeout(() => tryNow(), OPENS_AFTER);
    return () => clearTimeout(timer);
  }, [pathname]);
}

function mayOpenOn(pathname: string): boolean {
  return !barePath(pathname).startsWith(pathOf("configurator"));
}
