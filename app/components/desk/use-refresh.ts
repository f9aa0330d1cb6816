import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { dayAt } from "~/lib/time/clock";

/** Answers 200 when the database can be read. */
const PROBE = "/readyz";
/** Milliseconds. */
const PAUSE = 5_000;

const listeners = new Set<() => void>();
let isAway = false;

function recordProbe(isReached: boolean): void {
  if (!isReached && !isAway) for (const listener of listeners) listener();
  isAway = !isReached;
}

/** Called once, until the page can be refreshed again. */
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

/** The router would replace a page that cannot be read by an error, and what was typed would be lost. */
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
      recordProbe(ok);
      if (isUnderWay.current) return;
      if (!ok) throw new Error("The database is away");
      isStale.current = false;
      await revalidate();
    } catch (error) {
      // The server is away, or a navigation was quicker, which refreshes the page too.
      if (error instanceof TypeError) recordProbe(false);
      if (isStale.current) timer.current = setTimeout(look, PAUSE);
    }
  }

  const onLook = useEffectEvent(look);
  // The router revalidates nothing during a submission, nor after one that failed.
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

const LOOK = 60_000;

/** The page's "today" is yesterday after midnight. */
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
