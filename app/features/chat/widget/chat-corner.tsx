import { type ComponentType, useEffect, useState } from "react";
import { timeOnPage } from "~/lib/time-on-page";
import { whenIdle } from "~/lib/when-idle";
import type { ChatProps } from "./chat";

interface Loaded extends ChatProps {
  Chat: ComponentType<ChatProps>;
}

/** The chat. Its code is fetched once the page has settled, and costs the first view nothing. It needs scripts. */
export function ChatCorner() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [showing, setShowing] = useState(0);
  useEffect(() => {
    // A page from the back/forward cache shows the chat as it was, but the conversation may have gone on elsewhere.
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setShowing((count) => count + 1);
    };
    window.addEventListener("pageshow", showAgain);
    return () => window.removeEventListener("pageshow", showAgain);
  }, []);
  useEffect(() => {
    // The scripts of a page may start long after the page was shown.
    const since = Date.now() - timeOnPage();
    let isCurrent = true;
    const load = async () => {
      const { Chat } = await import("./chat");
      if (isCurrent) setLoaded({ Chat, since });
    };
    // A chat needs a connection.
    const cancel = whenIdle(() => load().catch(() => undefined));
    return () => {
      isCurrent = false;
      cancel();
    };
  }, []);
  return loaded && <loaded.Chat key={showing} since={loaded.since} />;
}
