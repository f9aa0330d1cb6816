import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";

/** Answers 200 when the database can be read. */
const PROBE = "/readyz";
/** Milliseconds before trying a server again that could not be reached. */
const PAUSE = 5_000;

/** Who is told that the page cannot be refreshed, and whether they have been told. */
const listeners = new Set<() => void>();
let isAway = false;

function noteProbe(isReached: boolean): void {
  if (!isReached && !isAway) for (const listener of listeners) listener();
  isAway = !isReached;
}

/**
 * Calls `onFailure` when the page could not be refreshed and keeps showing what it has; once, until it can be again.
 */
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
 * Returns a function that refreshes the page: now, or as soon as it is visible and the database can be reached. The
 * router would replace a page that cannot be read by an error, and what was typed would be lost.
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
      // Not reached, or overtaken by a navigation, which also refreshes the page.
      if (error instanceof TypeError) noteProbe(false);
      if (isStale.current) timer.current = setTimeout(look, PAUSE);
    }
  }

  const onLook = useEffectEvent(look);
  // During a submission the router revalidates nothing, nor afterwards if that failed.
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
