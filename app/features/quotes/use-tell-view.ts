import { useEffect } from "react";
import { QUOTE_VIEW_PATH } from "./paths";

/** Milliseconds that a page has to be in view: programs that follow the links in mails do not stay that long. */
const IN_VIEW = 3_000;

/** Reports once that the customer with this link has the page in view. Nothing waits for it. */
export function useTellView(token: string): void {
  useEffect(() => watchView(token), [token]);
}

/** The same; returns a function that stops it, to be called when the page is left. */
export function watchView(token: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const watch = () => {
    clearTimeout(timer);
    if (document.visibilityState !== "visible") return;
    timer = setTimeout(() => {
      stop();
      tell(token);
    }, IN_VIEW);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", watch);
  };
  document.addEventListener("visibilitychange", watch);
  watch();
  return stop;
}

function tell(token: string): void {
  fetch(QUOTE_VIEW_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token }),
    keepalive: true,
  }).catch(() => {
    // An unreported view harms nobody.
  });
}
