import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "~/components/desk/use-refresh";

/** Milliseconds. */
const TICK = 60_000;

export function useClockTicks(): void {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const timer = setInterval(() => refresh(), TICK);
    return () => clearInterval(timer);
  }, []);
}
