import { useEffect, useState } from "react";
import { useOnline } from "~/components/forms/use-online";
import { useLanguage } from "~/lib/language/language-context";
import type { Choice } from "./choice";
import { fetchSlotDays } from "./send-appointment";
import type { SlotDay } from "./slot-days";

export type SlotDays = { name: "loading" } | { name: "away" } | { name: "ready"; days: readonly SlotDay[] };

/** `undefined` if the page has none, and they are fetched. */
export function useSlotDays(served: readonly SlotDay[] | null | undefined, choice: Choice) {
  const { language } = useLanguage();
  const [slots, setSlots] = useState<SlotDays>(() => {
    if (served === undefined) return { name: "loading" };
    return served ? { name: "ready", days: served } : { name: "away" };
  });
  const isLoading = slots.name === "loading";

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    fetchSlotDays(language, choice).then((days) => {
      if (isCurrent) setSlots(days ? { name: "ready", days } : { name: "away" });
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoading, language, choice]);
  useOnline(slots.name === "away" && typeof navigator !== "undefined" && !navigator.onLine, () =>
    setSlots({ name: "loading" }),
  );

  return {
    slots,
    reload: () => setSlots({ name: "loading" }),
    /** Fetches them anew, while the known ones stay. */
    refresh: async () => {
      const days = await fetchSlotDays(language, choice);
      if (days) setSlots({ name: "ready", days });
    },
  };
}
