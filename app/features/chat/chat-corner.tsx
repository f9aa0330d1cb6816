import { type ComponentType, useEffect, useState } from "react";
import { useLanguage } from "~/lib/language/language-context";
import { whenIdle } from "~/lib/when-idle";
import type { ChatProps } from "./chat";

interface Loaded extends ChatProps {
  Chat: ComponentType<ChatProps>;
}

/**
 * The corner of every public page where the chat stands; mounted once, in the root. Its code and its texts are fetched
 * when the page has settled: they cost the first view nothing, and without scripts nothing is there.
 */
export function ChatCorner() {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    // The scripts of a page may start long after it was there.
    const since = Date.now() - performance.now();
    let isCurrent = true;
    const load = async () => {
      const [{ Chat }, { fetchChatCopy }] = await Promise.all([import("./chat"), import("./chat-copy")]);
      const copy = await fetchChatCopy(language);
      if (isCurrent) setLoaded({ Chat, copy, since });
    };
    // Without a connection there is no chat to open.
    const cancel = whenIdle(() => load().catch(() => undefined));
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [language]);
  return loaded && <loaded.Chat copy={loaded.copy} since={loaded.since} />;
}
