import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "~/features/conversations/use-refresh";
import { dayAt } from "~/lib/clock";

/** How often it is looked whether another day has begun, in milliseconds. */
const LOOK = 60_000;

/** Reads the page again when another day has begun at the business: what it calls today is yesterday then. */
export function useNewDay(): void {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    let day = dayAt(new Date());
    const timer = setInterval(() => {
      const today = dayAt(new Date());
      if (today !== day) refresh();
      day = today;
    }, LOOK);
    return () => clearInterval(timer);
  }, []);
}
