import { useEffect } from "react";
import { PRESENCE_BEAT, PRESENCE_PATH } from "./beat";

/** Milliseconds without a touch, a key or a move after which nobody sits before an open page. */
const IDLE_AFTER = 2 * 60_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/**
 * Tells the server while somebody has this page of the desk before their eyes: devices are not told then that a visitor
 * writes. An open page alone does not say so.
 */
export function usePresence(): void {
  useEffect(() => {
    let lastSign = Date.now();
    let isTold = false;
    const tell = () => {
      const isLooking = document.visibilityState === "visible" && Date.now() - lastSign < IDLE_AFTER;
      if (!isLooking && !isTold) return;
      isTold = isLooking;
      send(isLooking);
    };
    const notice = () => {
      lastSign = Date.now();
      if (!isTold) tell();
    };
    tell();
    const timer = setInterval(tell, PRESENCE_BEAT);
    document.addEventListener("visibilitychange", tell);
    for (const sign of SIGNS) addEventListener(sign, notice, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tell);
      for (const sign of SIGNS) removeEventListener(sign, notice);
    };
  }, []);
}

/** Outlives the page. What does not arrive is said again. */
function send(isLooking: boolean): void {
  fetch(PRESENCE_PATH, {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ isLooking }),
  }).catch(() => {});
}
