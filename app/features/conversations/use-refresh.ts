import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";

/** Answers 200 when the database can be read. */
const PROBE = "/readyz";
/** Milliseconds before a server that could not be read from is tried again. */
const PAUSE = 5_000;

/** Who is told that the page cannot be read again, and whether they know. */
const listeners = new Set<() => void>();
let isAway = false;

function noteProbe(isReached: boolean): void {
  if (!isReached && !isAway) for (const listener of listeners) listener();
  isAway = !isReached;
}

/** Calls `onFailure` when the page could not be read again and goes on showing what it has: once until it can be. */
export function useRefreshFailure(onFailure: () => void): void {
  const tell = useEffectEvent(onFailure);
  useEffect(() => {
    const listener = () => tell();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}

/**
 * Gives what reads the page again: now, or as soon as somebody looks at it and the database can be reached. The router
 * would put an error in the place of a page that cannot be read, and what was typed there would be gone.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const isUnderWay = useRef(false);
  const isStale = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function look() {
    clearTimeout(timer.current);
    if (!isStale.current || isUnderWay.current || document.visibilityState === "hidden") return;
    try {
      const { ok } = await fetch(PROBE, { cache: "no-store" });
      noteProbe(ok);
      if (isUnderWay.current) return;
      if (!ok) throw new Error("The database is away");
      isStale.current = false;
      await revalidate();
    } catch (error) {
      // Not reached, or overtaken by a navigation, which reads the page too.
      if (error instanceof TypeError) noteProbe(false);
      if (isStale.current) timer.current = setTimeout(look, PAUSE);
    }
  }

  const onLook = useEffectEvent(look);
  // While something is sent the router reads nothing again, and nothing afterwards where that came to nothing.
  useEffect(() => {
    isUnderWay.current = state !== "idle";
    if (!isUnderWay.current) void onLook();
  }, [state]);
  useEffect(() => {
    const onChange = () => void onLook();
    document.addEventListener("visibilitychange", onChange);
    return () => {
      document.removeEventListener("visibilitychange", onChange);
      clearTimeout(timer.current);
    };
  }, []);

  return () => {
    isStale.current = true;
    void look();
  };
}
