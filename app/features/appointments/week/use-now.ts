import { useEffect, useState } from "react";

const PERIOD = 30_000;

/** ISO-8601 UTC. `read` is the moment at which the page was read. */
export function useNow(read: string): string {
  const [ticked, setTicked] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setTicked(new Date().toISOString()), PERIOD);
    return () => clearInterval(timer);
  }, []);
  return ticked > read ? ticked : read;
}
