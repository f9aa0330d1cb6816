import { useEffect } from "react";
import { v4 as uuidv4 } from "uuid";
import type * as z from "zod/mini";
import { PRESENCE_BEAT, PRESENCE_PATH } from "./presence";
import type { presenceSchema } from "./presence.server";

/** Milliseconds without a touch, a key or a mouse move. */
const IDLE_AFTER = 2 * 60_000;
/** A user may have other pages open, here or on another device. */
const page = uuidv4();
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** An open page alone does not count as looking. */
export function usePresence(): void {
  useEffect(() => {
    let lastSign = Date.now();
    let isTold = false;
    const tell = () => {
      const isLooking = document.visibilityState === "visible" && Date.now() - lastSign < IDLE_AFTER;
      if (!isLooking && !isTold) return;
      isTold = isLooking;
      send({ page, isLooking });
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

export function reportWriting(lead: string): void {
  send({ page, isLooking: true, writing: lead });
}

/** Outlives the page. A report that does not arrive is followed by the next. */
function send(told: z.input<typeof presenceSchema>): void {
  fetch(PRESENCE_PATH, {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(told),
  }).catch(() => {});
}
