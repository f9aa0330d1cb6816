import { useEffect, useEffectEvent } from "react";
import { createPath, useLocation, useNavigate, useRevalidator } from "react-router";
import { dismissToast, showToast } from "~/components/ui/toast-store";
import { useWords } from "~/content/desk/words";
import { whileShown } from "./keep-desk";

const TOAST = "desk-not-fetched";

/** `loaded` changes when data has come. */
export function useKeptPage(loaded: object): void {
  const words = useWords("admin").desk.error;
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const here = createPath({ pathname, search });

  const stay = useEffectEvent((address: string) => {
    const isHere = address === here;
    const retry = isHere ? revalidate : () => navigate(address);
    showToast({
      id: TOAST,
      type: "error",
      title: words.title,
      description: words.text,
      duration: Number.POSITIVE_INFINITY,
      action: { label: words.retry, onSelect: () => void retry() },
    });
    if (isHere) return "stays";
    // Back and Forward have changed the address already: the entry of this page is added after it.
    const isAddressHere = createPath(window.location) === createPath({ pathname, search, hash });
    void navigate(
      { pathname, search, hash },
      { replace: isAddressHere, state, preventScrollReset: true, defaultShouldRevalidate: false },
    );
    return "leaves";
  });
  useEffect(() => whileShown((address) => stay(address)), []);

  // A toast has to show when nothing can be fetched any more.
  useEffect(() => void import("~/components/ui/toast-list").catch(() => undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever data has come.
  useEffect(() => dismissToast(TOAST), [loaded]);
}
