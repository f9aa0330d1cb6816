import { type ComponentType, useEffect, useState } from "react";
import { PlainToast } from "./plain-toast";
import { currentToasts, subscribeToToasts } from "./toast-store";

/** The code of toasts is loaded when a visitor starts to use a form: a toast must show even when the network is gone. */
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
    const prepare = () => {
      if (document.activeElement?.closest("form")) load();
    };
    prepare();
    // Shown before this was there.
    if (currentToasts().length > 0) load();
    document.addEventListener("focusin", prepare);
    const unsubscribe = subscribeToToasts(load);
    return () => {
      unsubscribe();
      document.removeEventListener("focusin", prepare);
    };
  }, []);
  if (List) return <List />;
  return isMissing && <PlainToast />;
}
