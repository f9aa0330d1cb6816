import { type ComponentType, useEffect, useState } from "react";
import { subscribeToToasts } from "./toast-store";

/**
 * Where toasts appear; mounted once, in the root. Its code is fetched when the page has settled, so that it
 * costs the first view nothing, and before it is needed: a toast must show when the network is gone.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import("./toast-list").then(
        ({ ToastList }) => setList(() => ToastList),
        // The next toast tries again.
        () => undefined,
      );
    const unsubscribe = subscribeToToasts(load);
    const cancel = whenIdle(load);
    return () => {
      unsubscribe();
      cancel();
    };
  }, []);
  return List && <List />;
}

function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3_000 });
  return () => cancelIdleCallback(handle);
}
