import type { DeviceNotice } from "../device-notice";

/** TypeScript's types for a page lack some of these fields. */
interface ShownOptions extends NotificationOptions {
  renotify: boolean;
  timestamp: number;
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
  const { id, body, topic, path, isUrgent, language } = notice;
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
    data: { id, path },
  };
}

/** Null for anything else. */
export function noticeIn(data: unknown): DeviceNotice | null {
  const { id, title, body, topic, path, isUrgent, language } = (data ?? {}) as Partial<DeviceNotice>;
  if (!id || !title || body === undefined || !topic || !path?.startsWith("/admin")) return null;
  return { id, title, body, topic, path, isUrgent: isUrgent === true, language: language === "en" ? "en" : "nl" };
}
