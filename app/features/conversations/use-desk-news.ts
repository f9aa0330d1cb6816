import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "~/components/ui/toast-store";
import type { ConversationsCopy } from "~/content/conversations/conversations-copy.server";
import { listenToEvents } from "~/lib/listen-to-events";
import { type DeskNews, isShownOn, toastFor } from "./desk-news";
import { DESK_EVENTS_PATH } from "./paths";
import { useRefresh } from "./use-refresh";

/** The status of an answer to whoever is not signed in (any more). */
const NOT_SIGNED_IN = 401;

interface DeskState {
  /** How many conversations are unread. */
  unread: number;
  /** The owner has been signed out since the page was opened: nothing is told any more. */
  isSignedOut: boolean;
}

/**
 * Keeps the desk up to date: shows the toasts, reads the page again when it shows what has changed, and counts the
 * unread conversations, in the title of the page too. `loaded` is the count that came with the page.
 */
export function useDeskNews(loaded: number, copy: ConversationsCopy["news"]): DeskState {
  const [told, setTold] = useState({ loaded, unread: loaded });
  const [isSignedOut, setSignedOut] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const refresh = useRefresh();
  // A count that came with the page is newer than what was told before.
  const unread = told.loaded === loaded ? told.unread : loaded;

  const onNews = useEffectEvent((news: DeskNews) => {
    setTold({ loaded, unread: news.unread });
    if (isShownOn(pathname, news)) refresh();
    const toast = toastFor(news, { pathname, unread }, copy);
    if (!toast) return;
    const { id, title, description, to } = toast;
    const action = { label: copy.view, onSelect: () => void navigate(to) };
    showToast({ id, type: "info", title, action, ...(description && { description }) });
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

  // After every change of the page: its title is its own.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
  });
  return { unread, isSignedOut };
}
