import type { DeviceNotice } from "../notice";
import { CALL_ACTION } from "./protocol";

/** TypeScript's types for a page lack some of these fields. */
interface ShownOptions extends NotificationOptions {
  renotify: boolean;
  timestamp: number;
  actions: { action: string; title: string }[];
  data: ShownData;
}

export interface ShownData {
  id: string;
  path: string;
}

interface Surroundings {
  shown: readonly unknown[];
  /** The desk in view announces the same by itself. */
  isDeskInView: boolean;
  now: number;
}

/** A repeat of a notice on the screen makes no sound. */
export function shownOptions(notice: DeviceNotice, { shown, isDeskInView, now }: Surroundings): ShownOptions {
  const { id, body, topic, path, isUrgent, call, language } = notice;
  const isRepeat = shown.some((data) => (data as Partial<ShownData> | null)?.id === id);
  const isSilent = isDeskInView || isRepeat;
  return {
    body,
    tag: topic,
    lang: language,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    renotify: !isSilent,
    silent: isSilent,
    requireInteraction: isUrgent,
    timestamp: now,
    actions: call === null ? [] : [{ action: CALL_ACTION, title: call }],
    data: { id, path },
  };
}

/** Null for anything else. */
export function noticeIn(data: unknown): DeviceNotice | null {
  const { id, title, body, topic, path, isUrgent, call, language } = (data ?? {}) as Partial<DeviceNotice>;
  if (!id || !title || body === undefined || !topic || !path?.startsWith("/admin")) return null;
  const isEnglish = language === "en";
  return {
    ...{ id, title, body, topic, path, isUrgent: isUrgent === true },
    ...{ call: call || null, language: isEnglish ? "en" : "nl" },
  };
}

/** No input is lost when another page replaces these. */
const LISTS = ["/admin", "/admin/chats", "/admin/quotes", "/admin/appointments", "/admin/tools"];

/** `isThere` is false for a window that has to navigate; null when a new one is to be opened. */
export function windowFor<W extends { url: string }>(
  windows: readonly W[],
  path: string,
): { window: W; isThere: boolean } | null {
  const pathOf = ({ url }: W) => new URL(url).pathname;
  const [page] = path.split("#");
  const showing = windows.find((window) => pathOf(window) === page);
  if (showing) return { window: showing, isThere: true };
  const listing = windows.find((window) => LISTS.includes(pathOf(window)));
  return listing ? { window: listing, isThere: false } : null;
}
