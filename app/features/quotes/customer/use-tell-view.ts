import { useEffect } from "react";
import { QUOTE_VIEW_PATH } from "../paths";

/** Milliseconds; programs that follow the links in mails do not stay that long. */
const IN_VIEW = 3_000;

export function useTellView(token: string): void {
  useEffect(() => watchView(token), [token]);
}

export function watchView(token: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const watch = () => {
    clearTimeout(timer);
    if (document.visibilityState !== "visible") return;
    timer = setTimeout(() => {
      stop();
      reportView(token);
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

function reportView(token: string): void {
  fetch(QUOTE_VIEW_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token }),
    keepalive: true,
  }).catch(() => {
    // An unreported view does no harm.
  });
}
