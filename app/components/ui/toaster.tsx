import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "~/lib/when-idle";
import { PlainToast } from "./plain-toast";
import { subscribeToToasts } from "./toast-store";

/**
 * Where toasts appear; mounted once, in the root. Its code is fetched when the page has settled, so that it
 * costs the first view nothing, and before it is needed: a toast must show when the network is gone.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const load = () =>
      import("./toast-list").then(
        ({ ToastList }) => setList(() => ToastList),
        // The next toast tries again.
        () => setMissing(true),
      );
    const unsubscribe = subscribeToToasts(load);
    const cancel = whenIdle(load);
    return () => {
      unsubscribe();
      cancel();
    };
  }, []);
  if (List) return <List />;
  return isMissing && <PlainToast />;
}
