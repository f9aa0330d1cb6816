import type { DeviceNotice } from "../device-notice";

/** The options of the Notifications API; TypeScript's types for a page lack some of these fields. */
interface ShownOptions extends NotificationOptions {
  renotify: boolean;
  timestamp: number;
  data: ShownData;
}

/** The `data` of a notification on the screen. */
export interface ShownData {
  id: string;
  path: string;
}

interface Surroundings {
  /** The `data` of the notifications on the screen with the same topic. */
  shown: readonly unknown[];
  /** Whether a window of the desk is in view on this device: it announces the same by itself. */
  isDeskInView: boolean;
  now: number;
}

/** How to show a notice. A repeat of one on the screen makes no sound. */
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

/** The notice in a push message; null for anything else. */
export function noticeIn(data: unknown): DeviceNotice | null {
  const { id, title, body, topic, path, isUrgent, language } = (data ?? {}) as Partial<DeviceNotice>;
  if (!id || !title || body === undefined || !topic || !path?.startsWith("/admin")) return null;
  return { id, title, body, topic, path, isUrgent: isUrgent === true, language: language === "en" ? "en" : "nl" };
}
