import { useEffect, useRef, useState } from "react";

/** Milliseconds in which a file that was removed can be put back. */
const REGRET = 7_000;

export interface Removal {
  isRemoving: (file: string) => boolean;
  remove: (file: string) => void;
  restore: (file: string) => void;
}

/** Removes a file some seconds later. It stays if the page is left before. */
export function useRemoval(to: string, onRemoved: () => void): Removal {
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  async function post(file: string): Promise<void> {
    const body = new URLSearchParams({ do: "remove", file });
    // The page itself follows no redirect.
    await fetch(to, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
    onRemoved();
    setRemoving((files) => files.filter((each) => each !== file));
  }

  return {
    isRemoving: (file) => removing.includes(file),
    remove: (file) => {
      setRemoving((files) => [...files, file]);
      timers.current.set(
        file,
        setTimeout(() => void post(file), REGRET),
      );
    },
    restore: (file) => {
      clearTimeout(timers.current.get(file));
      setRemoving((files) => files.filter((each) => each !== file));
    },
  };
}
