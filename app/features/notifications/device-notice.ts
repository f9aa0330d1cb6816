/** A notification for a device, in its user's language. Only the server sends it, encrypted for this device. */
export interface DeviceNotice {
  id: string;
  title: string;
  body: string;
  /** What it is about: a later one replaces it. */
  topic: string;
  /** The path of the desk that it opens. */
  path: string;
  /** Whether it stays on the screen until somebody looks. */
  isUrgent: boolean;
  language: "nl" | "en";
}
