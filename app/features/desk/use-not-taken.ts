import { useEffect, useEffectEvent, useState } from "react";
import { showToast } from "~/components/ui/toast-store";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import { NOT_TAKEN_EVENT, type NotTaken } from "./not-taken";

/** True for a user who was signed out, until `loaded` changes. */
export function useNotTaken(loaded: object, copy: AdminCopy["desk"]["notTaken"]): boolean {
  const [refused, setRefused] = useState<object | null>(null);
  const onNotTaken = useEffectEvent((reason: NotTaken) => {
    if (reason === "signed-out") setRefused(loaded);
    else showToast({ id: NOT_TAKEN_EVENT, type: "error", title: copy.title, description: copy.text });
  });
  useEffect(() => {
    const listen = (event: Event) => onNotTaken((event as CustomEvent<NotTaken>).detail);
    window.addEventListener(NOT_TAKEN_EVENT, listen);
    return () => window.removeEventListener(NOT_TAKEN_EVENT, listen);
  }, []);
  return refused === loaded;
}
