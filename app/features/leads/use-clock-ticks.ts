import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "~/features/conversations/use-refresh";

/** How often the clocks of a list are refreshed, in milliseconds: they show minutes. */
const TICK = 60_000;

/** Keeps the clocks up to date while somebody looks at the page. */
export function useClockTicks(): void {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const timer = setInterval(() => refresh(), TICK);
    return () => clearInterval(timer);
  }, []);
}
