import { useEffect, useEffectEvent } from "react";
import { pathOf } from "~/content/pages";
import { barePath } from "~/lib/language/language";
import { OPENS_AFTER } from "./auto-open";
import { isBusy, isThanked, watchForms } from "./form-in-use";
import { LEFT_OPEN, readKept, save } from "./kept-in-browser";

export function wasOpened(): boolean {
  return readKept("opened") !== null;
}

export function wasLeftOpen(): boolean {
  return readKept("opened") === LEFT_OPEN;
}

export function recordOpened(isOpen: boolean): void {
  save("opened", isOpen ? LEFT_OPEN : "closed");
}

interface AutoOpenOptions {
  pathname: string;
  /** Epoch milliseconds. */
  since: number;
  /** `isWanted` is for calling again once the chat can be opened. */
  open: (isWanted: () => boolean) => void;
  /** The chat would cover thanks that the visitor has just got. */
  hint: () => void;
}

/** Opens once per session, 10 s after load; left to the next page when the visitor is busy or has just sent a form. */
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
