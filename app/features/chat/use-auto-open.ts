import { useEffect, useEffectEvent } from "react";
import { pathOf } from "~/content/pages";
import { barePath } from "~/lib/language/language";
import { OPENS_AFTER } from "./auto-open";
import { isBusy, isThanked, watchForms } from "./form-in-use";
import { keep, LEFT_OPEN, readKept } from "./kept-in-browser";

/** Whether the chat has been open in this browser session, opened by itself or by the visitor. */
export function wasOpened(): boolean {
  return readKept("opened") !== null;
}

/** Whether it was open when the visitor left the previous page. */
export function wasLeftOpen(): boolean {
  return readKept("opened") === LEFT_OPEN;
}

export function noteOpened(isOpen: boolean): void {
  keep("opened", isOpen ? LEFT_OPEN : "closed");
}

interface AutoOpenOptions {
  pathname: string;
  /** When the page was shown, in epoch milliseconds. */
  since: number;
  /** Is given a function to call again once the chat can be opened: whether that is still wanted. */
  open: (isWanted: () => boolean) => void;
  /** Called instead when the chat would cover thanks that the visitor has just got. */
  hint: () => void;
}

/**
 * Calls `open` once per browser session, 10 s after load. If the page does not allow that, or the visitor is busy with
 * a form or has just sent one, it is left to the next page.
 */
export function useAutoOpen({ pathname, since, open, hint }: AutoOpenOptions): void {
  const tryNow = useEffectEvent(() => {
    const isAllowed = () => !wasOpened() && mayOpenOn(pathname) && !isBusy();
    const isWanted = () => isAllowed() && !isThanked();
    if (isWanted()) open(isWanted);
    else if (isAllowed()) hint();
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
