import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "~/features/conversations/use-refresh";

/** How often the clocks of a list are read again, in milliseconds: they tell minutes. */
const TICK = 60_000;

/** Keeps the clocks of the promise going while somebody looks at the page. */
export function useClockTicks(): void {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const timer = setInterval(() => refresh(), TICK);
    return () => clearInterval(timer);
  }, []);
}
