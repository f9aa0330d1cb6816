import { useEffect, useEffectEvent } from "react";
import { pathOf } from "~/content/pages";
import { subscribeToChoice } from "~/features/consent/consent-store";
import { BANNER_ID } from "~/features/consent/timing";
import { barePath } from "~/lib/language/language";
import { OPENS_AFTER } from "./auto-open";
import { isBusy, watchForms } from "./form-in-use";
import { keep, LEFT_OPEN, readKept } from "./kept-in-browser";

/** How long it waits after the banner beneath it was answered, in milliseconds: the finger is still there. */
const AFTER_ANSWER = 3_000;
/** Where the chat stands beside the banner (`chat.css`), and what it needs to stand above it (`chat-room.css`), in rem. */
const BESIDE_BANNER = "(width >= 62rem)";
const LEAST_HEIGHT = 27;

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
 * is left to the next page. Where it would cover the cookie banner it waits until that is answered.
 */
export function useAutoOpen({ pathname, since, open }: AutoOpenOptions): void {
  const tryNow = useEffectEvent(() => {
    const isWanted = () => !wasOpened() && mayOpenOn(pathname) && !isBusy() && !wouldCoverBanner();
    if (isWanted()) open(isWanted);
  });
  useEffect(watchForms, []);
  useEffect(() => {
    const untilDue = () => since + OPENS_AFTER - Date.now();
    let timer = setTimeout(() => tryNow(), untilDue());
    const stopListening = subscribeToChoice(() => {
      // React takes the banner away after this.
      if (!wouldCoverBanner()) return;
      clearTimeout(timer);
      timer = setTimeout(() => tryNow(), Math.max(untilDue(), AFTER_ANSWER));
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [since]);
}

/** Whether it would cover the banner: it has no place beside or above it. */
function wouldCoverBanner(): boolean {
  const banner = document.getElementById(BANNER_ID);
  if (!banner || banner.hidden || window.matchMedia(BESIDE_BANNER).matches) return false;
  return banner.offsetTop < LEAST_HEIGHT * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function mayOpenOn(pathname: string): boolean {
  return !barePath(pathname).startsWith(pathOf("configurator"));
}
