import { useEffect, useEffectEvent } from "react";
import { pathOf } from "~/content/pages";
import { barePath } from "~/lib/language/language";
import { OPENS_AFTER } from "./auto-open";
import { isBusy, watchForms } from "./form-in-use";
import { keep, LEFT_OPEN, readKept } from "./kept-in-browser";

/** Whether the chat was open in this browser session, by itself or by the visitor. */
export function wasOpened(): boolean {
  return readKept("opened") !== null;
}

/** Whether it was open when the visitor left the page before. */
export function wasLeftOpen(): boolean {
  return readKept("opened") === LEFT_OPEN;
}

export function noteOpened(isOpen: boolean): void {
  keep("opened", isOpen ? LEFT_OPEN : "closed");
}

interface AutoOpenOptions {
  pathname: string;
  /** When the page was there, in epoch milliseconds. */
  since: number;
  /** To be asked again when it can be opened: whether that is wanted still. */
  open: (isWanted: () => boolean) => void;
}

/**
 * Calls `open` once per browser session, 10 s after load. Where that is not wanted, or the visitor is at a form then, it
 * is left to the next page.
 */
export function useAutoOpen({ pathname, since, open }: AutoOpenOptions): void {
  const tryNow = useEffectEvent(() => {
    const isWanted = () => !wasOpened() && mayOpenOn(pathname) && !isBusy();
    if (isWanted()) open(isWanted);
  });
  useEffect(watchForms, []);
  useEffect(() => {
    const timer = setTimeout(() => tryNow(), since + OPENS_AFTER - Date.now());
    return () => clearTimeout(timer);
  }, [since]);
}

function mayOpenOn(pathname: string): boolean {
  return !barePath(pathname).startsWith(pathOf("configurator"));
}
