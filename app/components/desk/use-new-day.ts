import { useEffect, useEffectEvent } from "react";
import { dayAt } from "~/lib/time/clock";
import { useRefresh } from "./use-refresh";

const LOOK = 60_000;

/** What the page calls today is then yesterday. */
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
