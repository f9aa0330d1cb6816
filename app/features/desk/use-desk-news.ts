import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useRefresh } from "~/components/desk/use-refresh";
import { showToast } from "~/components/ui/toast-store";
import { useWords } from "~/content/desk/words";
import { DESK_EVENTS_PATH } from "~/features/chat/paths";
import { announceTried } from "~/features/mail/settings/use-tried";
import { announceWriters } from "~/features/mail/thread/use-writers";
import { ringOnce } from "~/features/notifications/sound/chime";
import { useLanguage } from "~/lib/language/language-context";
import { listenToEvents } from "~/lib/listen-to-events";
import { shownCount } from "~/lib/text/shown-count";
import { type DeskNews, isShownOn, toastFor } from "./desk-news";

const NOT_SIGNED_IN = 401;

export interface DeskCounts {
  unread: number;
  waiting: number;
}

interface DeskState {
  counts: DeskCounts;
  isSignedOut: boolean;
}

/** `loaded` came with the page. */
export function useDeskNews(loaded: DeskCounts): DeskState {
  const words = { ...useWords("conversations").news, ...useWords("notifications").news };
  const [told, setTold] = useState({ loaded, now: loaded });
  const [isSignedOut, setSignedOut] = useState(false);
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const refresh = useRefresh();
  // Counts that came with the page are newer than what was streamed before.
  const counts = told.loaded === loaded ? told.now : loaded;

  const onNews = useEffectEvent((news: DeskNews) => {
    const place = { pathname, ...counts };
    setTold({ loaded, now: { unread: news.unread, waiting: news.waiting } });
    if (news.event?.kind === "writing" && news.about) announceWriters(news.event.lead, news.about.name);
    if (news.event?.kind === "mail-try") announceTried(news.event);
    if (isShownOn(place, news)) refresh();
    const toast = toastFor(news, place, words, language);
    // The bell also rings for the open conversation if its reader has turned away.
    if (toast || (news.event?.kind === "message" && document.hidden)) void ringOnce();
    if (!toast) return;
    const { id, type, title, description, to } = toast;
    const action = { label: words.view, onSelect: () => void navigate(to) };
    showToast({ id, type, title, action, ...(description && { description }) });
  });
  const onReconnect = useEffectEvent(() => {
    setSignedOut(false);
    refresh();
  });

  useEffect(
    () =>
      listenToEvents(DESK_EVENTS_PATH, {
        event: "news",
        onData: (data) => onNews(data as DeskNews),
        onReconnect: () => onReconnect(),
        onRefused: (status) => setSignedOut(status === NOT_SIGNED_IN),
      }),
    [],
  );

  useWaitingCount(counts.unread + counts.waiting);
  return { counts, isSignedOut };
}

function useWaitingCount(count: number): void {
  // Each page sets its own title.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\+?\) /, "");
    document.title = count > 0 ? `(${shownCount(count).text}) ${title}` : title;
  });
  useEffect(() => {
    // A desk that is not installed has no icon: the browser may reject this.
    void navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
}
