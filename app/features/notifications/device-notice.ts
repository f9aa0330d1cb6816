export interface DeviceNotice {
  id: string;
  title: string;
  body: string;
  /** A later notice with the same topic replaces it. */
  topic: string;
  /** A path. */
  path: string;
  isUrgent: boolean;
  language: "nl" | "en";
}
