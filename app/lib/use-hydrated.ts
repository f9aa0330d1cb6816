import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts are running: false on the server and in the first render of its markup, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
