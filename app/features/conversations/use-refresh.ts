import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";

/** Answers whenever the server does. */
const PROBE = "/healthz";
/** Milliseconds before a server that did not answer is tried again. */
const PAUSE = 5_000;

/**
 * Gives what reads the page again: now, or as soon as somebody looks at it and the server can be reached. The router
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
      await fetch(PROBE, { cache: "no-store" });
      if (isUnderWay.current) return;
      isStale.current = false;
      await revalidate();
    } catch {
      // Not reached, or overtaken by a navigation, which reads the page too.
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
